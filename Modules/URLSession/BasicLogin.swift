import Foundation
import MangaNetworking

/// A request's login as the answer to a Basic challenge (RFC 7617).
struct BasicLogin {
    let header: String

    /// Nil where `response` asks for nothing that `request` could still give.
    ///
    /// Throws for a Digest challenge alone: Foundation cannot answer it, and the password must not go out in the clear
    /// instead.
    init?(_ request: HTTPRequest, refusedWith response: HTTPResponse) throws(TransportError) {
        guard response.status == 401, let login = request.login, request.headers["Authorization"] == nil else {
            return nil
        }
        let schemes = response.challenges
        guard schemes.contains("basic") else {
            guard schemes.contains("digest") else { return nil }
            let words = "\(request.url.server) wants a Digest login, which URLSession cannot answer"
            throw .invalidRequest(.unsupported(words))
        }
        header = "Basic " + Data("\(login.user):\(login.password)".utf8).base64EncodedString()
    }
}

extension HTTPResponse {
    /// The schemes of `WWW-Authenticate`, in lower case; Foundation joins several fields into one.
    fileprivate var challenges: Set<String> {
        let words = (headers["WWW-Authenticate"] ?? "").split { $0 == " " || $0 == "," }
        return Set(words.filter { !$0.contains("=") }.map { $0.lowercased() })
    }
}
