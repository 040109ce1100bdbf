import Foundation
import MangaCrypto
import MangaNetworking
import TestSupport

/// A server's demand for a login, and whether a request meets it.
enum Challenge: CaseIterable {
    case basic
    case digest

    static let login = HTTPRequest.Login(user: "ada", password: "p:ä ss")
    private static let nonce = "7ypf/xlj9XXwfDPEoM4URrv/xwf94BcCAzFZH4GiTo0v"

    var header: String {
        switch self {
        case .basic: #"Basic realm="manga""#
        case .digest: #"Digest realm="manga", qop="auth", algorithm=SHA-256, nonce="\#(Challenge.nonce)""#
        }
    }

    /// `body` for whoever logs in, else the demand.
    func answer(to request: ServedRequest, _ body: String = "welcome") -> [ServerStep] {
        guard isMet(by: request) else {
            return [.status(401, ["WWW-Authenticate": header], Data("who are you?".utf8))]
        }
        return [.ok(body)]
    }

    func isMet(by request: ServedRequest) -> Bool {
        let value = request.headers["Authorization"] ?? ""
        let login = Challenge.login
        switch self {
        case .basic: return value == "Basic " + Data("\(login.user):\(login.password)".utf8).base64EncodedString()
        case .digest: return isDigest(value, of: request, by: login)
        }
    }

    /// RFC 7616 §3.4.1.
    private func isDigest(_ value: String, of request: ServedRequest, by login: HTTPRequest.Login) -> Bool {
        guard value.hasPrefix("Digest ") else { return false }
        var fields: [String: String] = [:]
        for field in value.dropFirst(7).components(separatedBy: ", ") {
            let parts = field.split(separator: "=", maxSplits: 1).map { String($0.replacing("\"", with: "")) }
            fields[parts[0]] = parts.count > 1 ? parts[1] : ""
        }
        let a1 = hash("\(login.user):manga:\(login.password)")
        let a2 = hash("\(request.method):\(request.path)")
        let middle = "\(Challenge.nonce):\(fields["nc"] ?? ""):\(fields["cnonce"] ?? ""):auth"
        return fields["response"] == hash("\(a1):\(middle):\(a2)") && fields["uri"] == request.path
    }

    private func hash(_ text: String) -> String {
        Array(text.utf8).withUnsafeBytes { SHA256.hex(of: $0) }
    }
}
