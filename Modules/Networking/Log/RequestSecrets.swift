import Foundation
import MangaConfig

/// The secrets that a request carries, wherever a server may repeat them.
package struct RequestSecrets {
    /// Shorter ones would strike harmless words too.
    private static let shortest = 6

    private let values: [String]

    package init(_ request: HTTPRequest) {
        var found = request.headers.fields.filter { Redaction.isSecret($0.name) }.flatMap { field in
            [field.value] + field.value.split(separator: " ").dropFirst().map(String.init)
        }
        if let login = request.login {
            found += [login.password, Data("\(login.user):\(login.password)".utf8).base64EncodedString()]
        }
        found += Self.parameters(request.url.query(percentEncoded: true) ?? "")
        found += Self.members(of: request.body ?? Data())
        values = Set(found).filter { $0.utf8.count >= Self.shortest }.sorted { $0.count > $1.count }
    }

    /// `text` without them.
    package func hidden(in text: String) -> String {
        values.reduce(text) { $0.replacing($1, with: Secrets.mark) }
    }

    /// Of a query or a form, as they are written and as they are meant.
    private static func parameters(_ text: String) -> [String] {
        text.split(separator: "&").flatMap { pair -> [String] in
            let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2, Redaction.isSecret(parts[0].removingPercentEncoding ?? parts[0]) else { return [] }
            return [parts[1], parts[1].removingPercentEncoding ?? parts[1]]
        }
    }

    /// Of a body, JSON or a form.
    private static func members(of body: Data) -> [String] {
        // What is no JSON may be a form.
        guard let node = try? JSONReader.read(Array(body)) else {
            return parameters(String(decoding: body.prefix(65_536), as: UTF8.self))
        }
        return node.texts(isSecret: false)
    }
}

extension JSONNode {
    /// The texts under secret names.
    fileprivate func texts(isSecret: Bool) -> [String] {
        switch content {
        case .text(let text): isSecret ? [text] : []
        case .list(let values): values.flatMap { $0.texts(isSecret: isSecret) }
        case .object(let members):
            members.flatMap { $0.value.texts(isSecret: isSecret || Redaction.isSecret($0.key)) }
        case .number, .toggle, .null: []
        }
    }
}
