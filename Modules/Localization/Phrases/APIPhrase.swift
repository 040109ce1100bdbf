/// What `api` shows.
public enum APIPhrase: String, Phrase {
    case bytes, tries, binary, clipped, brokenJSON
    case methodColumn, pathColumn, cacheColumn, timeoutColumn, cached, reloaded
    case same, sameBut, differ, wholeAnswer
    case failedStatus, otherServer, noAnswer
    case envelopeStatus, envelopeRefused, envelopeRefusedWithoutCode, envelopeStatusRefused, noEnvelope, serviceSays

    public static let english: [APIPhrase: String] = [
        .bytes: "{count} {count|byte|bytes}",
        .tries: "{count} tries",
        .binary: "{type}, {count} bytes that are no text",
        .clipped: "… {count} bytes in all; --json has the whole",
        .brokenJSON: "It is sent as JSON, but line {line}, column {column} is not: {problem}",
        .methodColumn: "Method",
        .pathColumn: "Path",
        .cacheColumn: "Cache",
        .timeoutColumn: "Timeout",
        .cached: "kept",
        .reloaded: "always asked",
        .same: "Nothing differs.",
        .sameBut: "Nothing differs but the status.",
        .differ: "{count} {count|difference|differences}: {added} added, {removed} removed, {changed} changed.",
        .wholeAnswer: "the whole answer",
        .failedStatus: "The server answered with status {status}.",
        .otherServer: """
        “{address}” is not on the server of {environment}, {base}. Write the path behind that, or switch with env first.
        """,
        .noAnswer: "{environment} did not answer. {reason}",
        .envelopeStatus: "Status:",
        .noEnvelope:
            "The answer is no envelope: it has no Status with a Code. Check the path, or leave --envelope out.",
        .envelopeRefused: "The service refused the request with the code {code}.",
        .envelopeRefusedWithoutCode: "The service refused the request without a code.",
        .serviceSays: "{error} The service says: “{words}”",
        .envelopeStatusRefused: "The server answered with status {status}; an envelope is answered with 200 alone.",
    ]

    public static let spanish: [APIPhrase: String] = [
        .bytes: "{count} {count|byte|bytes}",
        .tries: "{count} intentos",
        .binary: "{type}, {count} bytes que no son texto",
        .clipped: "… {count} bytes en total; --json lo tiene todo",
        .brokenJSON: "Se envía como JSON, pero la línea {line}, columna {column}, no lo es: {problem}",
        .methodColumn: "Método",
        .pathColumn: "Ruta",
        .cacheColumn: "Caché",
        .timeoutColumn: "Espera",
        .cached: "se guarda",
        .reloaded: "siempre se pide",
        .same: "No hay diferencias.",
        .sameBut: "No hay más diferencia que el estado.",
        .differ: """
        {count} {count|diferencia|diferencias}: {added} {added|añadida|añadidas}, {removed} \
        {removed|quitada|quitadas}, {changed} {changed|cambiada|cambiadas}.
        """,
        .wholeAnswer: "la respuesta entera",
        .failedStatus: "El servidor respondió con el estado {status}.",
        .otherServer: """
        «{address}» no está en el servidor de {environment}, {base}. Escriba la ruta que va detrás, o cambie antes con env.
        """,
        .noAnswer: "{environment} no respondió. {reason}",
        .envelopeStatus: "Estado:",
        .noEnvelope:
            "La respuesta no es un sobre: no tiene un Status con Code. Revise la ruta o quite --envelope.",
        .envelopeRefused: "El servicio rechazó la solicitud con el código {code}.",
        .envelopeRefusedWithoutCode: "El servicio rechazó la solicitud sin código.",
        .serviceSays: "{error} El servicio dice: «{words}»",
        .envelopeStatusRefused: "El servidor respondió con el estado {status}; a un sobre solo se responde con 200.",
    ]
}
