import Foundation
import MangaNetworking

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension TransportError {
    /// What Foundation's `error` means, after `count` bytes of the body behind `head`.
    ///
    /// Foundation on Linux says `badServerResponse` where a server closes without an answer, and `unknown` with
    /// libcurl's words for most else.
    init(_ error: any Error, head: HTTPResponse?, count: Int, of request: HTTPRequest) {
        let server = request.url.server
        let code = (error as? URLError)?.code ?? .unknown
        switch code {
        case .cannotFindHost, .dnsLookupFailed: self = .cannotResolve(server: server)
        case .cannotConnectToHost: self = .cannotConnect(server: server)
        case .timedOut: self = .stalled(server: server, request.stallTimeout)
        // Libcurl's word for an answer that is not HTTP; the address has been checked.
        case .unsupportedURL: self = .garbled(server: server)
        case .badServerResponse, .networkConnectionLost, .unknown:
            self = TransportError.lost(error, code, head: head, count: count, of: request)
        case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
            .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid, .clientCertificateRejected:
            self = .tls(server: server, reason: error.localizedDescription)
        default: self = .other(server: server, code: code.rawValue, reason: error.localizedDescription)
        }
    }

    private static func lost(
        _ error: any Error,
        _ code: URLError.Code,
        head: HTTPResponse?,
        count: Int,
        of request: HTTPRequest
    ) -> TransportError {
        let server = request.url.server
        if let head {
            let isCoded = head.headers["Content-Encoding"].map { $0.lowercased() != "identity" } ?? false
            let expected = isCoded ? nil : head.headers["Content-Length"].flatMap { Int($0) }
            return .truncated(server: server, expected: expected, got: count)
        }
        guard code == .unknown else { return .connectionLost(server: server) }
        return request.url.scheme?.lowercased() == "https"
            ? .tls(server: server, reason: error.localizedDescription) : .garbled(server: server)
    }
}
