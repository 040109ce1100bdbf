import CCurl
import Foundation

extension TransportError {
    /// What `code`, with which the transfer of `request` on `easy` ended, means.
    init(_ code: CURLcode, of easy: CurlEasy, request: HTTPRequest) {
        let server = request.url.server
        switch code {
        case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY:
            self = .cannotResolve(server: server)
        case CURLE_COULDNT_CONNECT:
            self = .cannotConnect(server: server)
        case CURLE_OPERATION_TIMEDOUT:
            self = .connectTimeout(server: server, request.connectTimeout)
        case CURLE_PARTIAL_FILE:
            let expected = easy.size(CURLINFO_CONTENT_LENGTH_DOWNLOAD_T)
            self = .truncated(server: server, expected: expected, got: easy.size(CURLINFO_SIZE_DOWNLOAD_T) ?? 0)
        case CURLE_GOT_NOTHING, CURLE_RECV_ERROR, CURLE_SEND_ERROR, CURLE_HTTP2, CURLE_HTTP2_STREAM:
            self = .connectionLost(server: server)
        case CURLE_WEIRD_SERVER_REPLY, CURLE_UNSUPPORTED_PROTOCOL, CURLE_BAD_CONTENT_ENCODING, CURLE_OUT_OF_MEMORY:
            self = code == CURLE_OUT_OF_MEMORY ? .noMemory(server) : .garbled(server: server)
        case CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CIPHER, CURLE_SSL_CERTPROBLEM,
            CURLE_SSL_CACERT_BADFILE, CURLE_SSL_ISSUER_ERROR, CURLE_SSL_INVALIDCERTSTATUS, CURLE_USE_SSL_FAILED:
            self = .tls(server: server, reason: TransportError.words(of: code))
        default:
            self = .other(server: server, code: Int(code.rawValue), reason: TransportError.words(of: code))
        }
    }

    static func noMemory(_ server: String) -> TransportError {
        .other(server: server, code: Int(CURLE_OUT_OF_MEMORY.rawValue), reason: words(of: CURLE_OUT_OF_MEMORY))
    }

    private static func words(of code: CURLcode) -> String {
        String(cString: curl_easy_strerror(code))
    }
}
