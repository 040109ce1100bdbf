import MangaNetworking

@available(*, deprecated, renamed: "ATErrorV2")
extension ATError {
    /// What an error of sending means, with the name and number that `URLError` has for it.
    init(_ error: any Error, isNetworkUp: Bool) {
        let (name, code) = Self.symbol(error, isNetworkUp: isNetworkUp)
        let type = Self.type(error, isNetworkUp: isNetworkUp)
        self.init(persianDescription: type.persianDescription, code: code, type: type, name: name)
    }

    private static func type(_ error: any Error, isNetworkUp: Bool) -> ATErrorType {
        // What Foundation calls a bad answer of the server.
        if case .garbled = error as? TransportError { return .serverError }
        return switch ATErrorV2(error, isNetworkUp: isNetworkUp).errorType {
        case .noInternet: .noInternet
        case .timeout: .timeout
        case .cancelled: .cancelled
        case .invalidRequest, .general, .httpError, .serialization, .api: .general
        }
    }

    private static func symbol(_ error: any Error, isNetworkUp: Bool) -> (String, Int) {
        if error is CancellationError { return ("cancelled", -999) }
        guard let error = error as? TransportError else { return ("unknown", -1) }
        return switch error {
        case .cannotResolve, .cannotConnect: symbol(unreachable: error, isNetworkUp: isNetworkUp)
        case .connectTimeout, .stalled, .totalTimeout: ("timedOut", -1001)
        case .connectionLost, .truncated: ("networkConnectionLost", -1005)
        case .tls, .caFile: ("secureConnectionFailed", -1200)
        case .certificate: ("serverCertificateUntrusted", -1202)
        case .tooManyRedirects, .redirectLoop: ("httpTooManyRedirects", -1007)
        case .garbled: ("badServerResponse", -1011)
        case .undecodable: ("cannotDecodeContentData", -1016)
        case .bodyTooLarge: ("dataLengthExceedsMaximum", -1103)
        case .invalidRequest: ("badURL", -1000)
        case .proxy, .badProxy: ("cannotConnectToHost", -1004)
        case .unsafeRedirect, .other: ("unknown", -1)
        }
    }

    private static func symbol(unreachable error: TransportError, isNetworkUp: Bool) -> (String, Int) {
        guard isNetworkUp else { return ("notConnectedToInternet", -1009) }
        return if case .cannotResolve = error { ("cannotFindHost", -1003) } else { ("cannotConnectToHost", -1004) }
    }
}
