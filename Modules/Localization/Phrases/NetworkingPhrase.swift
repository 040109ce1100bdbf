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
    case transportTLS, transportNoTLS
    case flawAddress, flawHeaderName, flawHeaderValue, flawFraming, flawUnsupported
    case certificateSelfSigned
    case certificateUnknownIssuer
    case certificateWrongHost
    case certificateExpired
    case certificateNotYetValid
    case transportCAFile
    case transportCAFileEmpty
    case proxyUnreachable
    case proxyLogin
    case proxyRefused
    case proxyCannotReach
    case transportBadProxy
    case transportTooManyRedirects
    case transportRedirectLoop
    case transportUnsafeRedirect
    case transportGarbled
    case transportUndecodable
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
    case wrongMock
    case wrongKind
    case foreignHTML
    case foreignEmpty
    case foreignJSON
    case foreignOther
    case foreignType
    case afterTries
    case loginWanted
    case loginRefused
    case loginEnded
    case loginRejected
    case noAccounts
    case unsendable
    case refreshFailed
    case credentialsGarbled
    case credentialsUnreadable
    case credentialsExposed
    case credentialsNotWritten
    case credentialsLocked
    case insecure
    case staleAnswer
    case logNotOpened

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
        .flawAddress: "“{address}” is no http or https address",
        .flawHeaderName: "“{name}” is no name of a header",
        .flawHeaderValue: "the value of the header “{name}” has control characters in it",
        .flawFraming: "the header “{name}” is set by whoever sends the request",
        .flawUnsupported: "{words}",
        .transportNoTLS:
            "“{server}” does not speak TLS. If it has no certificate, write http:// before its address; else check the port.",
        .transportTLS:
            "There is no secure connection to “{server}” ({reason}). Check its certificate and this machine's clock.",
        .certificateSelfSigned:
            "“{server}” shows a certificate that it, or somebody unknown here, has signed himself. If it is yours, name the file of its authority (setting caFile, --ca-file FILE), or do without the check (setting insecure, --insecure).",
        .certificateUnknownIssuer:
            "The certificate of “{server}” is signed by an authority that is not trusted here. Name the file of that authority (setting caFile, --ca-file FILE), or do without the check (setting insecure, --insecure).",
        .certificateWrongHost:
            "The certificate of “{server}” is that of another host. Use the name that it was made for.",
        .certificateExpired:
            "The certificate of “{server}” has expired. Ask whoever runs the server to renew it, or check this machine's clock.",
        .certificateNotYetValid:
            "The certificate of “{server}” is not valid yet. Check this machine's clock.",
        .transportCAFile: "The CA file “{file}” cannot be read: {reason}. Correct the setting caFile.",
        .transportCAFileEmpty:
            "The CA file “{file}” holds no certificate. It must be a PEM file; correct the setting caFile.",
        .proxyUnreachable:
            "The proxy “{proxy}” does not answer. Check that it is running and that its address is right (setting proxy, or the variables http_proxy, https_proxy, all_proxy).",
        .proxyLogin:
            "The proxy “{proxy}” wants a user and password, or other ones. Write them into its address: http://USER:PASSWORD@HOST:PORT.",
        .proxyRefused:
            "The proxy “{proxy}” does not let requests to “{server}” through ({reason}). Ask whoever runs it, or use another.",
        .proxyCannotReach:
            "The proxy “{proxy}” cannot reach “{server}” ({reason}). Check the server's address, or try again later.",
        .transportBadProxy:
            "“{proxy}” is not the address of a proxy. Write http://HOST:PORT, https://…, socks5://… or socks5h://…, or none.",
        .transportRedirectLoop:
            "“{server}” redirects in a circle, back to “{target}”. Check the address.",
        .transportTooManyRedirects:
            "The request was redirected more than {limit} {limit|time|times}, last to “{server}”. Check the address.",
        .transportUnsafeRedirect:
            "“{server}” redirects to “{target}”, which is not secure; it was not followed. Check the address.",
        .transportGarbled:
            "What “{server}” sent is not a proper HTTP answer. Check that the address and port are right.",
        .transportUndecodable:
            "The answer of “{server}” is packed as “{coding}”, which is unknown here or damaged. Try again later, or check the address.",
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
        .wrongKind:
            "{url} answers, but is no server of the kind {kind}: it sent {found} (status {status}). Check the server's address, its base path and its kind.",
        .foreignHTML: "HTML",
        .foreignEmpty: "nothing",
        .foreignJSON: "JSON of another shape",
        .foreignOther: "something unknown",
        .foreignType: "“{type}”",
        .unreadable:
            "The answer of {url} cannot be read: {reason}. Check that the address is that of a manga server.",
        .wrongMock: "The body in the mock file {file} is no answer to {url}: {reason}. Correct the file.",
        .afterTries: "{reason} (It was tried {tries} times.)",
        .loginWanted: "{url} wants to know who asks. Log in and try again.",
        .loginRefused: "The server refused: {text} (code {code}, {url}). Log in and try again.",
        .loginEnded:
            "The login at “{environment}” has ended: the server takes its refresh token no longer. Log in again.",
        .loginRejected: "“{environment}” does not accept this login. Check it and log in again.",
        .noAccounts: "The server keeps no accounts, so that it could not say whose login this is.",
        .unsendable: "That cannot be sent as a login: it is empty, or has characters in it that no header may have.",
        .refreshFailed:
            "The login at “{environment}” could not be renewed; it is kept. {reason}",
        .credentialsGarbled:
            "“{path}” holds no credentials that can be read. Correct it, or remove it and log in again.",
        .credentialsUnreadable: "The credentials in “{path}” cannot be read ({reason}).",
        .credentialsExposed:
            "Others may read “{path}”, and that could not be changed ({reason}). Make it yours alone (chmod 600).",
        .credentialsNotWritten: "The credentials could not be written to “{path}” ({reason}).",
        .credentialsLocked: "Another process keeps “{path}” locked. End it, or try again later.",
        .insecure: "The certificate of “{server}” is not checked: this environment is insecure.",
        .staleAnswer:
            "“{server}” cannot be asked for the moment; its answer of {age} {age|second|seconds} ago is shown.",
        .logNotOpened: "The log “{path}” cannot be written ({reason}).",
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
        .flawAddress: "«{address}» no es una dirección http ni https",
        .flawHeaderName: "«{name}» no es el nombre de una cabecera",
        .flawHeaderValue: "el valor de la cabecera «{name}» tiene caracteres de control",
        .flawFraming: "la cabecera «{name}» la pone quien envía la petición",
        .flawUnsupported: "{words}",
        .transportNoTLS:
            "«{server}» no habla TLS. Si no tiene certificado, escriba http:// ante su dirección; si no, revise el puerto.",
        .transportTLS:
            "No hay conexión segura con «{server}» ({reason}). Revise su certificado y el reloj de este equipo.",
        .certificateSelfSigned:
            "«{server}» muestra un certificado firmado por él mismo o por alguien desconocido aquí. Si es suyo, indique el archivo de su autoridad (ajuste caFile, --ca-file ARCHIVO) o renuncie a la comprobación (ajuste insecure, --insecure).",
        .certificateUnknownIssuer:
            "El certificado de «{server}» está firmado por una autoridad que aquí no es de confianza. Indique el archivo de esa autoridad (ajuste caFile, --ca-file ARCHIVO) o renuncie a la comprobación (ajuste insecure, --insecure).",
        .certificateWrongHost:
            "El certificado de «{server}» es de otro equipo. Use el nombre para el que se emitió.",
        .certificateExpired:
            "El certificado de «{server}» ha caducado. Pida a quien administra el servidor que lo renueve o revise el reloj de este equipo.",
        .certificateNotYetValid:
            "El certificado de «{server}» todavía no es válido. Revise el reloj de este equipo.",
        .transportCAFile:
            "No se puede leer el archivo de autoridades «{file}»: {reason}. Corrija el ajuste caFile.",
        .transportCAFileEmpty:
            "El archivo de autoridades «{file}» no contiene ningún certificado. Debe ser un archivo PEM; corrija el ajuste caFile.",
        .proxyUnreachable:
            "El proxy «{proxy}» no responde. Compruebe que esté en marcha y que su dirección sea correcta (ajuste proxy o variables http_proxy, https_proxy, all_proxy).",
        .proxyLogin:
            "El proxy «{proxy}» pide un usuario y una contraseña, u otros distintos. Escríbalos en su dirección: http://USUARIO:CONTRASEÑA@EQUIPO:PUERTO.",
        .proxyRefused:
            "El proxy «{proxy}» no deja pasar peticiones a «{server}» ({reason}). Consulte a quien lo administra o use otro.",
        .proxyCannotReach:
            "El proxy «{proxy}» no logra llegar a «{server}» ({reason}). Revise la dirección del servidor o vuelva a intentarlo más tarde.",
        .transportBadProxy:
            "«{proxy}» no es la dirección de un proxy. Escriba http://EQUIPO:PUERTO, https://…, socks5://… o socks5h://…, o none.",
        .transportRedirectLoop:
            "«{server}» redirige en círculo, de vuelta a «{target}». Revise la dirección.",
        .transportTooManyRedirects:
            "La petición se redirigió más de {limit} {limit|vez|veces}, la última a «{server}». Revise la dirección.",
        .transportUnsafeRedirect:
            "«{server}» redirige a «{target}», que no es seguro; no se siguió. Revise la dirección.",
        .transportGarbled:
            "Lo que envió «{server}» no es una respuesta HTTP correcta. Revise la dirección y el puerto.",
        .transportUndecodable:
            "La respuesta de «{server}» está comprimida como «{coding}», que aquí se desconoce o está dañada. Vuelva a intentarlo más tarde o revise la dirección.",
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
        .wrongKind:
            "{url} responde, pero no es un servidor del tipo {kind}: envió {found} (estado {status}). Revise la dirección del servidor, su ruta base y su tipo.",
        .foreignHTML: "HTML",
        .foreignEmpty: "una respuesta vacía",
        .foreignJSON: "JSON con otra estructura",
        .foreignOther: "algo desconocido",
        .foreignType: "«{type}»",
        .unreadable:
            "La respuesta de {url} no se puede leer: {reason}. Compruebe que la dirección sea la de un servidor de manga.",
        .wrongMock:
            "El cuerpo del archivo simulado {file} no es una respuesta a {url}: {reason}. Corrija el archivo.",
        .afterTries: "{reason} (Se intentó {tries} veces.)",
        .loginWanted: "{url} quiere saber quién pregunta. Inicie sesión y vuelva a intentarlo.",
        .loginRefused: "El servidor se negó: {text} (código {code}, {url}). Inicie sesión y vuelva a intentarlo.",
        .loginEnded:
            "La sesión en «{environment}» terminó: el servidor ya no acepta su token de renovación. Inicie sesión de nuevo.",
        .loginRejected: "«{environment}» no acepta este inicio de sesión. Revíselo e inicie sesión de nuevo.",
        .noAccounts: "El servidor no lleva cuentas, así que no pudo decir de quién es esta sesión.",
        .unsendable:
            "Eso no se puede enviar como inicio de sesión: está vacío o contiene caracteres que ninguna cabecera admite.",
        .refreshFailed: "No se pudo renovar la sesión en «{environment}»; se conserva. {reason}",
        .credentialsGarbled:
            "«{path}» no contiene credenciales legibles. Corríjalo, o bórrelo e inicie sesión de nuevo.",
        .credentialsUnreadable: "No se pueden leer las credenciales de «{path}» ({reason}).",
        .credentialsExposed:
            "Otros pueden leer «{path}» y no se pudo cambiar ({reason}). Hágalo solo suyo (chmod 600).",
        .credentialsNotWritten: "No se pudieron escribir las credenciales en «{path}» ({reason}).",
        .credentialsLocked: "Otro proceso mantiene bloqueado «{path}». Termínelo o vuelva a intentarlo más tarde.",
        .insecure: "No se comprueba el certificado de «{server}»: este entorno es inseguro.",
        .staleAnswer:
            "Por ahora no se puede preguntar a «{server}»; se muestra su respuesta de hace {age} {age|segundo|segundos}.",
        .logNotOpened: "No se puede escribir el registro «{path}» ({reason}).",
    ]
}
