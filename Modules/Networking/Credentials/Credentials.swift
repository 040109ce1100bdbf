import Foundation
import MangaConfig

/// What proves to a server who asks; one kind for each environment.
public enum Credentials: Hashable, Sendable {
    /// In `Authorization: Bearer`, and refreshed where that is possible.
    case token(BearerToken)
    /// For a Basic or Digest challenge (RFC 7617, RFC 7616).
    case password(user: String, password: String)
    /// In a header of the server's choice.
    case key(header: String, value: String)
}

extension Credentials {
    /// What must never be shown, in each form in which it is sent.
    var secrets: [String] {
        switch self {
        case .token(let token): [token.access] + [token.refresh].compactMap { $0 }.flatMap(Credentials.forms)
        case .password(let user, let password):
            Credentials.forms(password) + [Data("\(user):\(password)".utf8).base64EncodedString()]
        case .key(_, let value): [value]
        }
    }

    /// Whether they can stand in a header; a key's name must not be one that frames the message.
    var areSendable: Bool {
        func isField(_ name: String, _ value: String) -> Bool {
            !value.isEmpty && HTTPRequest.isToken(name) && HTTPRequest.isFieldValue(value)
        }
        return switch self {
        case .token(let token): (token.access.isEmpty && token.refresh != nil) || isField("Authorization", token.access)
        case .password(let user, let password): !user.isEmpty && !user.contains(":") && !password.contains("\0")
        case .key(let header, let value):
            isField(header, value) && header.lowercased() != "host" && !HeaderFields.isFraming(header)
        }
    }

    /// `request` with these credentials; one that has them already keeps its own.
    func applied(to request: HTTPRequest) -> HTTPRequest {
        var request = request
        switch self {
        case .token(let token):
            if request.headers["Authorization"] == nil { request.headers["Authorization"] = "Bearer \(token.access)" }
        case .password(let user, let password):
            if request.headers["Authorization"] == nil { request.login = .init(user: user, password: password) }
        case .key(let header, let value):
            if request.headers[header] == nil { request.headers[header] = value }
        }
        return request
    }

    private static func forms(_ text: String) -> [String] {
        Array(Set([text, text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? text]))
    }
}

extension Credentials: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Without anything secret, so that no log, error or debugger's print shows it by accident.
    public var description: String { "Credentials(\(Secrets.mark))" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension Credentials: Codable {
    private enum Key: String, CodingKey {
        case token, user, password, header, key
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        if let token = try values.decodeIfPresent(BearerToken.self, forKey: .token) {
            self = .token(token)
        } else if let header = try values.decodeIfPresent(String.self, forKey: .header) {
            self = .key(header: header, value: try values.decode(String.self, forKey: .key))
        } else {
            self = .password(
                user: try values.decode(String.self, forKey: .user),
                password: try values.decode(String.self, forKey: .password)
            )
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        switch self {
        case .token(let token): try values.encode(token, forKey: .token)
        case .password(let user, let password):
            try values.encode(user, forKey: .user)
            try values.encode(password, forKey: .password)
        case .key(let header, let value):
            try values.encode(header, forKey: .header)
            try values.encode(value, forKey: .key)
        }
    }
}
