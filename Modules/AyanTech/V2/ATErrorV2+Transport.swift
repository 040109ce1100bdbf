import MangaNetworking

extension ATErrorV2 {
    /// What an error of sending means.
    ///
    /// A server that cannot be found or connected to is `noInternet` where no network is up, else `general`
    /// (`ATClient.reaches`).
    init(_ error: any Error, isNetworkUp: Bool) {
        if let error = error as? ATErrorV2 {
            self = error
        } else if error is CancellationError {
            self.init(.cancelled)
        } else {
            self.init((error as? TransportError)?.type(isNetworkUp: isNetworkUp) ?? .general)
        }
    }
}

extension TransportError {
    fileprivate func type(isNetworkUp: Bool) -> ATErrorTypeV2 {
        switch self {
        case .connectTimeout, .stalled, .totalTimeout: .timeout
        case .cannotResolve, .cannotConnect: isNetworkUp ? .general : .noInternet
        case .invalidRequest: .invalidRequest
        default: .general
        }
    }
}
