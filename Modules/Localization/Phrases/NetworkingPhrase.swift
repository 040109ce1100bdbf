/// What a request that failed says.
public enum NetworkingPhrase: String, Phrase {
    case transportCannotResolve
    case transportCannotConnect
    case transportConnectTimeout
    case transportStalled
    case transportTotalTimeout
    case transportConnectionLost
    case transportTruncated
    case transportTruncatedOf
    case transportTLS
    case transportTooManyRedirects
    case transportUnsafeRedirect
    case transportGarbled
    case transportBodyTooLarge
    case transportInvalidRequest
    case transportOther
    case invalidURL
    case badAddress
    case requestFailed
    case retryLimitExceeded
    case serverRefused
    case serverStatus
    case unreadable

    public static let english: [NetworkingPhrase: String] = [
        .transportCannotResolve:
            "There is no server named “{server}”. Check the address and the network connection.",
        .transportCannotConnect:
            "No server answers at “{server}”. Check that it is running and that the address and port are right.",
        .transportConnectTimeout: "“{server}” could not be reached within {seconds} s. Try again later.",
        .transportStalled: "“{server}” sent nothing for {seconds} s. Try again later.",
        .transportTotalTimeout: "“{server}” was not done after {seconds} s. Try again, or allow it more time.",
        .transportConnectionLost: "The connection to “{server}” was lost. Try again.",
        .transportTruncated: "The answer of “{server}” broke off after {got} {got|byte|bytes}. Try again.",
        .transportTruncatedOf:
            "The answer of “{server}” broke off after {got} of {expected} {expected|byte|bytes}. Try again.",
        .transportTLS:
            "There is no secure connection to “{server}” ({reason}). Check its certificate and this machine's clock.",
        .transportTooManyRedirects:
            "The request was redirected more than {limit} {limit|time|times}, last to “{server}”. Check the address.",
        .transportUnsafeRedirect:
            "“{server}” redirects to “{target}”, which is not secure; it was not followed. Check the address.",
        .transportGarbled:
            "What “{server}” sent is not a proper HTTP answer. Check that the address and port are right.",
        .transportBodyTooLarge:
            "The answer of “{server}” is larger than the {limit} {limit|byte|bytes} allowed. Check the address.",
        .transportInvalidRequest: "The request was not sent, because {reason}. Correct it and try again.",
        .transportOther: "The request to “{server}” failed ({reason}, libcurl {code}). Try again.",
        .invalidURL: "The address is not a valid URL. Check the server's URL in the settings.",
        .badAddress: "“{address}” is not a valid http or https address. Check the server's URL in the settings.",
        .requestFailed: "The request failed. Try again.",
        .retryLimitExceeded: "The request failed as often as it may be tried. Try again later.",
        .serverRefused: "The server refused: {text} (code {code}, {url})",
        .serverStatus: "{url} answered with status {status}. Check the address, or try again later.",
        .unreadable:
            "The answer of {url} cannot be read: {reason}. Check that the address is that of a manga server.",
    ]

    public static let spanish: [NetworkingPhrase: String] = [
        .transportCannotResolve:
            "No existe ningún servidor llamado «{server}». Revise la dirección y la conexión de red.",
        .transportCannotConnect:
            "Ningún servidor responde en «{server}». Compruebe que esté en marcha y que la dirección y el puerto sean correctos.",
        .transportConnectTimeout:
            "No se pudo conectar con «{server}» en {seconds} s. Vuelva a intentarlo más tarde.",
        .transportStalled: "«{server}» no envió nada durante {seconds} s. Vuelva a intentarlo más tarde.",
        .transportTotalTimeout:
            "«{server}» no terminó en {seconds} s. Vuelva a intentarlo o concédale más tiempo.",
        .transportConnectionLost: "Se perdió la conexión con «{server}». Vuelva a intentarlo.",
        .transportTruncated:
            "La respuesta de «{server}» se cortó tras {got} {got|byte|bytes}. Vuelva a intentarlo.",
        .transportTruncatedOf:
            "La respuesta de «{server}» se cortó tras {got} de {expected} {expected|byte|bytes}. Vuelva a intentarlo.",
        .transportTLS:
            "No hay conexión segura con «{server}» ({reason}). Revise su certificado y el reloj de este equipo.",
        .transportTooManyRedirects:
            "La petición se redirigió más de {limit} {limit|vez|veces}, la última a «{server}». Revise la dirección.",
        .transportUnsafeRedirect:
            "«{server}» redirige a «{target}», que no es seguro; no se siguió. Revise la dirección.",
        .transportGarbled:
            "Lo que envió «{server}» no es una respuesta HTTP correcta. Revise la dirección y el puerto.",
        .transportBodyTooLarge:
            "La respuesta de «{server}» supera el máximo de {limit} {limit|byte|bytes}. Revise la dirección.",
        .transportInvalidRequest: "La petición no se envió porque {reason}. Corríjala y vuelva a intentarlo.",
        .transportOther: "La petición a «{server}» falló ({reason}, libcurl {code}). Vuelva a intentarlo.",
        .invalidURL: "La dirección no es una URL válida. Revise la URL del servidor en la configuración.",
        .badAddress:
            "«{address}» no es una dirección http o https válida. Revise la URL del servidor en la configuración.",
        .requestFailed: "La petición falló. Vuelva a intentarlo.",
        .retryLimitExceeded: "La petición falló tantas veces como puede intentarse. Vuelva a intentarlo más tarde.",
        .serverRefused: "El servidor se negó: {text} (código {code}, {url})",
        .serverStatus:
            "{url} respondió con el estado {status}. Revise la dirección o vuelva a intentarlo más tarde.",
        .unreadable:
            "La respuesta de {url} no se puede leer: {reason}. Compruebe que la dirección sea la de un servidor de manga.",
    ]
}
