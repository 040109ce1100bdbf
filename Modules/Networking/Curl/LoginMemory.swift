import CCurl

/// What a login took at each origin, so that the next request need not be refused first.
///
/// Not `Sendable`: it lives on the loop's thread. Holds no secrets: an origin that asked for Basic gets whatever login
/// a request to it carries. A Digest is worth one challenge only, so each of its requests is refused once.
final class LoginMemory {
    private static let basic = Int(ccurl_auth_basic)
    private static let digest = Int(ccurl_auth_digest)

    private var basicOrigins: Set<String> = []

    /// libcurl's mask of what it may answer with: with one scheme it does not wait to be asked.
    func schemes(for request: HTTPRequest) -> Int {
        remembersBasic(for: request) ? LoginMemory.basic : LoginMemory.basic | LoginMemory.digest
    }

    /// Takes an answer in; true when the request must be sent again, since the server has changed its mind.
    ///
    /// `offered` is the mask of what the server asked for.
    func learn(from status: Int, offered: Int, to request: HTTPRequest) -> Bool {
        let isKnown = remembersBasic(for: request)
        if status == 401 {
            basicOrigins.remove(request.url.webOrigin)
            return isKnown && offered & LoginMemory.digest != 0
        }
        if offered & (LoginMemory.basic | LoginMemory.digest) == LoginMemory.basic {
            basicOrigins.insert(request.url.webOrigin)
        }
        return false
    }

    private func remembersBasic(for request: HTTPRequest) -> Bool {
        basicOrigins.contains(request.url.webOrigin)
    }
}
