/// What is wrong with mock files, and with recording them.
public enum MockPhrase: String, Phrase {
    case missing, unreadable, notJSON, noObject, unknownKey, wrongValue, missingKey, noHeaderName, noBody, bodyOutside
    case noFolder, noFile, noFiles, outside, linkLoop, noRegularFile
    case noteUnreadable, noteLinkLoop, noteNoRegularFile, noteNotJSON, noteNoObject, noteWrongValue, noteMissingKey
    case noteOutside
    case object, header, bodyFile, number, whole, server, list, version, layout
    case recordNotEmpty, recordOtherServer, recordNotBegun, recordNotWritten, recordRemoved, recordAmbiguous,
        recordTaken, recordPartial, recordOutside
    case differsInSecret, differsInHeaders, differsInBoth, differsInSpelling
    case recordNone, recordState, recordBegun, recordEnded, recordedNothing, recordsNothing

    public static let english: [MockPhrase: String] = [
        .missing: "There is no mock file {path}. Write it, or check its name.",
        .unreadable: "The mock file {path} cannot be read: {reason}. Check what it is, and its permissions.",
        .notJSON: "The mock file {path} is not JSON: line {line}, column {column}: {problem} Correct it.",
        .noObject: "The mock file {path} is {found}, but must be an object with body, headers and meta.",
        .unknownKey: "The mock file {path}, line {line}: there is no {key}. Known are {known}.",
        .wrongValue: "The mock file {path}, line {line}: {key} is {found}, but must be {expected}.",
        .missingKey: "The mock file {path} has no {key}, which must be {expected}.",
        .noHeaderName:
            "The mock file {path}, line {line}: headers has the key “{name}”, but the name of a header is of letters, digits and signs like - and _ alone.",
        .noBody:
            "The mock file {path}, line {line}: bodyFile names {body}, which cannot be read: {reason}. Write it, or correct the name.",
        .bodyOutside:
            "The mock file {path}, line {line}: bodyFile names {body}, a link to {target} in another folder. Copy the file itself.",
        .noFolder:
            "The folder of mock files {path} cannot be used: {reason}. Check its name, or record answers into it first.",
        .noFile: "No mock file answers {request}. Looked for {path}: write it, or record it from a server.",
        .noFiles:
            "No mock file answers {request}. Looked for {path} (for this body) and {common} (for any): write one of them, or record it from a server.",
        .outside:
            "The mock file {path} is not read: a link leads to {target}, outside of the folder {folder}. Copy what it leads to.",
        .linkLoop: "The mock file {path} cannot be read: its links lead in a circle. Take one of them away.",
        .noRegularFile:
            "The mock file {path} cannot be read: it is a pipe, a socket or a device. Write a file in its place.",
        .noteUnreadable:
            "The note of the recording, {path}, cannot be read: {reason}. Check what it is, and its permissions.",
        .noteLinkLoop: "The note of the recording, {path}, cannot be read: its links lead in a circle. Take one away.",
        .noteNoRegularFile:
            "The note of the recording, {path}, cannot be read: it is a pipe, a socket or a device. Take it away.",
        .noteNotJSON:
            "The note of the recording, {path}, is not JSON: line {line}, column {column}: {problem} Correct it.",
        .noteNoObject: "The note of the recording, {path}, is {found}, but must be an object with server.",
        .noteWrongValue: "The note of the recording, {path}, line {line}: {key} is {found}, but must be {expected}.",
        .noteMissingKey: "The note of the recording, {path}, has no {key}, which must be {expected}.",
        .noteOutside:
            "The note of the recording, {path}, is not read: a link leads to {target}, outside of the folder {folder}. Copy the file itself.",
        .object: "an object",
        .list: "a list of objects with headers",
        .version: "a version of HTTP, such as HTTP/1.1",
        .layout: "pretty, line or compact",
        .header: "a text without control characters, or a list of such",
        .bodyFile: "the name of a file in the same folder, without body beside it",
        .number: "a number from {low} to {high}",
        .whole: "a whole number from {low} to {high}",
        .server: "the address of an http or https server",
        .recordNotEmpty: "The folder {path} holds something else than a recording. Choose a new or an empty one.",
        .recordOtherServer: "The folder {path} is a recording of {server}. Choose another folder.",
        .recordNotBegun:
            "Nothing can be recorded in {path}: {reason}. Choose another folder, or check its permissions.",
        .recordRemoved:
            "The folder {path} was removed, or recording.json in it, so that nothing more is recorded there. Begin again with record.",
        .recordNotWritten:
            "Nothing more can be recorded in {path}: {reason}. Choose another folder, or free some space.",
        .recordAmbiguous:
            "The answer to {request} is not the one that was recorded before, and only {difference} tells them apart: they are played in the order in which they came, this one from {path}.",
        .recordPartial:
            "The answer {status} to {request} is not recorded: it holds only for who has the rest already. Ask for the whole to record that.",
        .recordOutside:
            "Nothing more can be recorded: a link leads {path} to {target}, outside of the folder. Take it away, or choose another folder.",
        .differsInSecret: "a secret",
        .differsInHeaders: "{count|the header|one of the headers} {names}",
        .differsInBoth: "a secret or {count|the header|one of the headers} {names}",
        .differsInSpelling: "the way in which the body is spelled",
        .recordTaken: "Somebody else records into {path} now. Choose another folder, or wait for the end.",
        .recordNone: "Nothing is being recorded. record FOLDER begins.",
        .recordState: "Recording into {folder}: {count} {count|answer|answers} so far. record off ends it.",
        .recordBegun: "Recording what servers answer into {folder}, without secrets. record off ends it.",
        .recordEnded: "{count} {count|answer|answers} recorded in {folder}. env add NAME --mock {word} replays them.",
        .recordedNothing: "Nothing was recorded in {folder}: no server has answered meanwhile.",
        .recordsNothing:
            "{name} answers from the mock files in {folder}, so that there is nothing to record. Switch to an environment with a server first: env lists them.",
    ]

    public static let spanish: [MockPhrase: String] = [
        .missing: "No existe el archivo simulado {path}. Escríbalo o revise su nombre.",
        .unreadable: "No se puede leer el archivo simulado {path}: {reason}. Revise qué es y sus permisos.",
        .notJSON: "El archivo simulado {path} no es JSON: línea {line}, columna {column}: {problem} Corríjalo.",
        .noObject: "El archivo simulado {path} es {found}, pero debe ser un objeto con body, headers y meta.",
        .unknownKey: "El archivo simulado {path}, línea {line}: no existe {key}. Se conocen {known}.",
        .wrongValue: "El archivo simulado {path}, línea {line}: {key} es {found}, pero debe ser {expected}.",
        .missingKey: "Al archivo simulado {path} le falta {key}, que debe ser {expected}.",
        .noHeaderName:
            "El archivo simulado {path}, línea {line}: headers tiene la clave «{name}», pero el nombre de un encabezado solo tiene letras, cifras y signos como - y _.",
        .noBody:
            "El archivo simulado {path}, línea {line}: bodyFile nombra {body}, que no se puede leer: {reason}. Escríbalo o corrija el nombre.",
        .bodyOutside:
            "El archivo simulado {path}, línea {line}: bodyFile nombra {body}, un enlace a {target} en otra carpeta. Copie el archivo mismo.",
        .noFolder:
            "La carpeta de archivos simulados {path} no se puede usar: {reason}. Revise su nombre o grabe antes respuestas en ella.",
        .noFile:
            "Ningún archivo simulado responde a {request}. Se buscó {path}: escríbalo o grábelo desde un servidor.",
        .noFiles:
            "Ningún archivo simulado responde a {request}. Se buscaron {path} (para este cuerpo) y {common} (para cualquiera): escriba uno de ellos o grábelo desde un servidor.",
        .outside:
            "El archivo simulado {path} no se lee: un enlace lleva a {target}, fuera de la carpeta {folder}. Copie aquello a lo que lleva.",
        .linkLoop:
            "No se puede leer el archivo simulado {path}: sus enlaces llevan en círculo. Quite uno de ellos.",
        .noRegularFile:
            "No se puede leer el archivo simulado {path}: es una tubería, un socket o un dispositivo. Ponga un archivo en su lugar.",
        .noteUnreadable:
            "No se puede leer la nota de la grabación, {path}: {reason}. Revise qué es y sus permisos.",
        .noteLinkLoop:
            "No se puede leer la nota de la grabación, {path}: sus enlaces llevan en círculo. Quite uno de ellos.",
        .noteNoRegularFile:
            "No se puede leer la nota de la grabación, {path}: es una tubería, un socket o un dispositivo. Quítela.",
        .noteNotJSON:
            "La nota de la grabación, {path}, no es JSON: línea {line}, columna {column}: {problem} Corríjala.",
        .noteNoObject: "La nota de la grabación, {path}, es {found}, pero debe ser un objeto con server.",
        .noteWrongValue: "La nota de la grabación, {path}, línea {line}: {key} es {found}, pero debe ser {expected}.",
        .noteMissingKey: "A la nota de la grabación, {path}, le falta {key}, que debe ser {expected}.",
        .noteOutside:
            "La nota de la grabación, {path}, no se lee: un enlace lleva a {target}, fuera de la carpeta {folder}. Copie el archivo mismo.",
        .object: "un objeto",
        .list: "una lista de objetos con encabezados",
        .version: "una versión de HTTP, como HTTP/1.1",
        .layout: "pretty, line o compact",
        .header: "un texto sin caracteres de control, o una lista de ellos",
        .bodyFile: "el nombre de un archivo de la misma carpeta, sin body a su lado",
        .number: "un número de {low} a {high}",
        .whole: "un número entero de {low} a {high}",
        .server: "la dirección de un servidor http o https",
        .recordNotEmpty: "La carpeta {path} contiene algo que no es una grabación. Elija una nueva o vacía.",
        .recordOtherServer: "La carpeta {path} es una grabación de {server}. Elija otra carpeta.",
        .recordNotBegun: "No se puede grabar en {path}: {reason}. Elija otra carpeta o revise sus permisos.",
        .recordRemoved:
            "Alguien quitó la carpeta {path}, o recording.json de ella, así que allí no se graba nada más. Empiece de nuevo con record.",
        .recordNotWritten: "No se puede grabar más en {path}: {reason}. Elija otra carpeta o libere espacio.",
        .recordAmbiguous:
            "La respuesta a {request} no es la que se grabó antes, y solo {difference} las distingue: se reproducen en el orden en que llegaron, esta desde {path}.",
        .recordPartial:
            "La respuesta {status} a {request} no se graba: solo vale para quien ya tiene el resto. Pida el todo para grabarlo.",
        .recordOutside:
            "No se puede grabar más: un enlace lleva {path} a {target}, fuera de la carpeta. Quítelo o elija otra carpeta.",
        .differsInSecret: "un secreto",
        .differsInHeaders: "{count|el encabezado|alguno de los encabezados} {names}",
        .differsInBoth: "un secreto o {count|el encabezado|alguno de los encabezados} {names}",
        .differsInSpelling: "la manera de escribir el cuerpo",
        .recordTaken: "Otro proceso graba ahora en {path}. Elija otra carpeta, o espere a que termine.",
        .recordNone: "No se está grabando nada. record CARPETA empieza.",
        .recordState:
            "Grabando en {folder}: {count} {count|respuesta|respuestas} hasta ahora. record off termina.",
        .recordBegun: "Se graba en {folder} lo que responden los servidores, sin secretos. record off termina.",
        .recordEnded:
            "{count} {count|respuesta grabada|respuestas grabadas} en {folder}. env add NOMBRE --mock {word} las reproduce.",
        .recordedNothing: "No se grabó nada en {folder}: entretanto no respondió ningún servidor.",
        .recordsNothing:
            "{name} responde desde los archivos simulados de {folder}, así que no hay nada que grabar. Cambie antes a un entorno con servidor: env los lista.",
    ]
}
