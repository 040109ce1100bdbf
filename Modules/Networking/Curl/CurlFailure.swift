import CCurl
import Foundation

/// A transfer that libcurl gave up, and what that means.
struct CurlFailure {
    let code: CURLcode
    let easy: CurlEasy
    let request: HTTPRequest
    let proxy: ProxyAddress?
    /// The answer's `Content-Encoding`.
    let coding: String?

    var error: TransportError {
        if let proxy, let error = proxyError(proxy) { return error }
        let server = request.url.server
        return switch code {
        case CURLE_COULDNT_RESOLVE_HOST: .cannotResolve(server: server)
        case CURLE_COULDNT_CONNECT: .cannotConnect(server: server)
        case CURLE_OPERATION_TIMEDOUT: .connectTimeout(server: server, request.connectTimeout)
        case CURLE_PARTIAL_FILE: truncated
        case CURLE_GOT_NOTHING, CURLE_RECV_ERROR, CURLE_SEND_ERROR, CURLE_HTTP2, CURLE_HTTP2_STREAM:
            .connectionLost(server: server)
        case CURLE_WEIRD_SERVER_REPLY, CURLE_UNSUPPORTED_PROTOCOL: .garbled(server: server)
        case CURLE_BAD_CONTENT_ENCODING:
            coding.map { .undecodable(server: server, coding: $0) } ?? .garbled(server: server)
        case CURLE_OUT_OF_MEMORY: .noMemory(server)
        case CURLE_PEER_FAILED_VERIFICATION: .certificate(server: server, flaw(CURLINFO_SSL_VERIFYRESULT))
        case CURLE_SSL_CACERT_BADFILE: badCAFile
        case CURLE_SSL_CONNECT_ERROR where isBrokenOff: .connectionLost(server: server)
        case CURLE_SSL_CONNECT_ERROR, CURLE_SSL_CIPHER, CURLE_SSL_CERTPROBLEM, CURLE_SSL_ISSUER_ERROR,
            CURLE_SSL_INVALIDCERTSTATUS, CURLE_USE_SSL_FAILED:
            .tls(server: server, reason: easy.words(of: code))
        default: .other(server: server, code: Int(code.rawValue), reason: easy.words(of: code))
        }
    }

    /// Whether the connection ended in the middle of the TLS handshake; libcurl has no code for it.
    private var isBrokenOff: Bool {
        let words = easy.words(of: code)
        return ["SSL_ERROR_SYSCALL", "unexpected eof", "Connection reset", "Broken pipe"].contains {
            words.contains($0)
        }
    }

    private var truncated: TransportError {
        .truncated(
            server: request.url.server,
            expected: easy.size(CURLINFO_CONTENT_LENGTH_DOWNLOAD_T),
            got: easy.size(CURLINFO_SIZE_DOWNLOAD_T) ?? 0
        )
    }

    private var badCAFile: TransportError {
        let path = request.connection.caFile ?? ""
        return .caFile(path, errno: access(path, R_OK) == 0 ? nil : errno)
    }

    private func flaw(_ info: CURLINFO) -> CertificateFlaw {
        CertificateFlaw(easy.number(info), words: easy.words(of: code))
    }

    /// What went wrong at or before the proxy; nil for what concerns the server.
    private func proxyError(_ proxy: ProxyAddress) -> TransportError? {
        switch code {
        case CURLE_COULDNT_RESOLVE_PROXY, CURLE_COULDNT_CONNECT:
            .proxy(proxy.name, .unreachable)
        case CURLE_OPERATION_TIMEDOUT where easy.size(CURLINFO_CONNECT_TIME_T) == 0:
            .proxy(proxy.name, .unreachable)
        case CURLE_PROXY:
            refusal(proxy, socks: easy.number(CURLINFO_PROXY_ERROR))
        case CURLE_RECV_ERROR where easy.number(CURLINFO_HTTP_CONNECTCODE) >= 300:
            refusal(proxy, status: easy.number(CURLINFO_HTTP_CONNECTCODE))
        case CURLE_PEER_FAILED_VERIFICATION where proxy.isTLS && easy.number(CURLINFO_PROXY_SSL_VERIFYRESULT) != 0:
            .certificate(server: proxy.name, flaw(CURLINFO_PROXY_SSL_VERIFYRESULT))
        default:
            nil
        }
    }

    private func refusal(_ proxy: ProxyAddress, status: Int) -> TransportError {
        let server = request.url.server
        return switch status {
        // tinyproxy says 401 for a wrong password.
        case 401, 407: .proxy(proxy.name, .login)
        case 500...: .proxy(proxy.name, .cannotReach(server: server, reason: "HTTP \(status)"))
        default: .proxy(proxy.name, .refused(server: server, reason: "HTTP \(status)"))
        }
    }

    private func refusal(_ proxy: ProxyAddress, socks detail: Int) -> TransportError {
        let server = request.url.server
        let words = easy.words(of: code)
        return switch CURLproxycode(UInt32(detail)) {
        case CURLPX_USER_REJECTED, CURLPX_NO_AUTH: .proxy(proxy.name, .login)
        case CURLPX_CLOSED, CURLPX_RECV_ADDRESS, CURLPX_RECV_AUTH, CURLPX_RECV_CONNECT, CURLPX_RECV_REQACK,
            CURLPX_SEND_AUTH, CURLPX_SEND_CONNECT, CURLPX_SEND_REQUEST:
            .proxy(proxy.name, .unreachable)
        case CURLPX_RESOLVE_HOST: .cannotResolve(server: server)
        case CURLPX_REPLY_CONNECTION_REFUSED, CURLPX_REPLY_GENERAL_SERVER_FAILURE, CURLPX_REPLY_HOST_UNREACHABLE,
            CURLPX_REPLY_NETWORK_UNREACHABLE, CURLPX_REPLY_TTL_EXPIRED, CURLPX_REQUEST_FAILED:
            .proxy(proxy.name, .cannotReach(server: server, reason: words))
        default: .proxy(proxy.name, .refused(server: server, reason: words))
        }
    }
}

extension TransportError {
    static func noMemory(_ server: String) -> TransportError {
        let code = CURLE_OUT_OF_MEMORY
        return .other(server: server, code: Int(code.rawValue), reason: String(cString: curl_easy_strerror(code)))
    }
}
