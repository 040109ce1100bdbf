import Foundation

/// What a request brings to say who asks.
enum Credentials: Equatable {
    /// RFC 6750.
    case bearer(String)
    /// RFC 7617.
    case basic(user: String, password: String)
    /// The header `X-API-Key`.
    case key(String)
    /// An `Authorization` of another scheme, or one that cannot be read.
    case unknown

    /// Nil where it brings nothing; `Authorization` goes before a key.
    init?(_ request: Request) {
        if let header = request.headers["authorization"] {
            self = Credentials.authorization(header)
        } else if let key = request.headers["x-api-key"] {
            self = .key(key)
        } else {
            return nil
        }
    }

    private static func authorization(_ header: String) -> Credentials {
        let words = header.split(separator: " ", maxSplits: 1).map(String.init)
        guard words.count == 2 else { return .unknown }
        switch words[0].lowercased() {
        case "bearer": return .bearer(words[1])
        case "basic": return basic(words[1])
        default: return .unknown
        }
    }

    private static func basic(_ text: String) -> Credentials {
        guard let bytes = Data(base64Encoded: text), let text = String(validating: bytes, as: UTF8.self),
            let colon = text.firstIndex(of: ":")
        else { return .unknown }
        return .basic(user: String(text[..<colon]), password: String(text[text.index(after: colon)...]))
    }
}
