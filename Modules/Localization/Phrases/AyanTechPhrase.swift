/// The words of the module `AyanTech` beside its Farsi ones.
public enum AyanTechPhrase: String, Phrase {
    case failure
    case httpStatus
    case serverSays
    case noInternet
    case timeout
    case cancelled
    case invalidRequest
    case general
    case httpError
    case serialization
    case tokenExpired
    case refused
    case serverFailed

    public static let english: [AyanTechPhrase: String] = [
        .failure: "{reason}{status}{detail}",
        .httpStatus: " (HTTP {status})",
        .serverSays: " The service says: “{text}”",
        .noInternet: "The service cannot be reached, and no network is up. Check the connection of this device.",
        .timeout: "The service did not answer in time. Try again.",
        .cancelled: "The request was cancelled.",
        .invalidRequest:
            "The request cannot be sent: its address is not http or https, its parameters are no JSON, or a header is not one. Check them.",
        .general: "The service cannot be used at the moment. Try again later; if it happens again, ask its support.",
        .httpError: "The service did not answer as it should. Try again later; if it happens again, ask its support.",
        .serialization:
            "The answer of the service is not what was asked for. Check that this program fits its version.",
        .tokenExpired: "The login has ended. Log in again.",
        .refused: "The service refused the request.",
        .serverFailed: "The service failed. Try again later.",
    ]

    public static let spanish: [AyanTechPhrase: String] = [
        .failure: "{reason}{status}{detail}",
        .httpStatus: " (HTTP {status})",
        .serverSays: " El servicio dice: «{text}»",
        .noInternet:
            "No se puede llegar al servicio y no hay ninguna red activa. Revise la conexión de este dispositivo.",
        .timeout: "El servicio no respondió a tiempo. Inténtelo de nuevo.",
        .cancelled: "La solicitud se canceló.",
        .invalidRequest:
            "La solicitud no se puede enviar: su dirección no es http ni https, sus parámetros no son JSON o un encabezado no lo es. Revíselos.",
        .general:
            "El servicio no se puede usar en este momento. Inténtelo más tarde; si se repite, consulte a su soporte.",
        .httpError:
            "El servicio no respondió como debía. Inténtelo más tarde; si se repite, consulte a su soporte.",
        .serialization:
            "La respuesta del servicio no es lo que se pidió. Compruebe que este programa corresponde a su versión.",
        .tokenExpired: "La sesión ha terminado. Inicie sesión de nuevo.",
        .refused: "El servicio rechazó la solicitud.",
        .serverFailed: "El servicio falló. Inténtelo más tarde.",
    ]
}
