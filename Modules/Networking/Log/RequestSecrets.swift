import Foundation
import MangaConfig

/// The secrets that a request carries, wherever a server may repeat them.
package struct RequestSecrets: Sendable {
    private(set) var values: SecretValues

    package init(_ request: HTTPRequest) {
        self.init(request, beside: SecretValues())
    }

    /// `known` are others that are in use.
    init(_ request: HTTPRequest, beside known: SecretValues) {
        let fields = request.headers.fields.filter { Redaction.isSecret($0.name) }.flatMap(Self.parts)
        let login = request.login.map { login in
            [login.password, Data("\(login.user):\(login.password)".utf8).base64EncodedString()]
        }
        let address = request.url.password().map { [$0] } ?? []
        let query = Self.parameters(request.url.query(percentEncoded: true) ?? "")
        let others = request.headers.fields.filter { !Redaction.isSecret($0.name) }
            .flatMap { Redaction.secrets(in: $0.value) + Self.parts(ofAddress: $0.value) }
        values = known
        values.insertAll(fields + others + (login ?? []) + address)
        values.insertAll(Self.segments(of: request.url) + query + Self.members(of: request.body ?? Data()))
    }

    /// Adds what a server gave out with its answer.
    mutating func add(given values: [String]) {
        self.values.insertGiven(values)
    }

    /// `text` without them.
    package func hidden(in text: String) -> String {
        values.hidden(in: text)
    }

    package func hidden(in bytes: [UInt8]) -> [UInt8] {
        values.hidden(in: bytes)
    }

    /// The whole value, what follows the scheme, the password that Basic has in Base64, and the value of each cookie.
    private static func parts(of field: HTTPHeaders.Field) -> [String] {
        let words = field.value.split(separator: " ").map(String.init)
        let isBasic = words.first?.lowercased() == "basic"
        let basic = isBasic ? words.dropFirst().first.flatMap { Data(base64Encoded: $0) } : nil
        let password = basic.map { String(decoding: $0, as: UTF8.self) }?.split(separator: ":", maxSplits: 1).last
        let cookies = field.name.lowercased() == "cookie" ? Self.cookies(field.value) : []
        return [field.value] + words.dropFirst() + cookies + [password.map(String.init)].compactMap(\.self)
    }

    /// Of `a=b; c=d`; a short word of the language is a setting.
    static func cookies(_ text: String) -> [String] {
        text.split(separator: ";").compactMap { $0.split(separator: "=", maxSplits: 1).dropFirst().first }
            .filter { $0.utf8.count >= 16 || $0.contains(where: \.isNumber) }
            .flatMap { forms(ofCookie: $0.trimmingCharacters(in: .whitespaces)) }
    }

    /// As it is sent, as it is meant where signs in it are encoded or quotes stand around it, and without a signature:
    /// the value alone of `s:value.signature`, as Express signs it.
    private static func forms(ofCookie text: String) -> [String] {
        let bare =
            text.count > 1 && text.first == "\"" && text.last == "\"" ? String(text.dropFirst().dropLast()) : text
        let meant = bare.removingPercentEncoding ?? bare
        guard meant.hasPrefix("s:"), case let signed = meant.dropFirst(2) else { return [text, bare, meant] }
        let value = signed.lastIndex(of: ".").map { signed[..<$0] } ?? signed
        return [text, bare, meant, String(signed), String(value)]
    }

    /// Of `a=b; Path=/`; what is called as a setting is none.
    static func cookie(settingBy text: String) -> [String] {
        let name = text.prefix { $0 != "=" }.trimmingCharacters(in: .whitespaces)
        let isSetting = NameWords.of(name).contains(where: settings.contains) && !SecretName.matches(name)
        return isSetting ? [] : cookies(String(text.prefix { $0 != ";" }))
    }

    private static let settings: Set = [
        "lang", "language", "locale", "theme", "currency", "timezone", "tz", "country", "region", "consent", "view",
        "sort",
        "order", "version", "mode", "quality", "page", "layout", "font", "size",
    ]

    /// Of a path: what stands behind the name of a secret, or looks like one, and `token=…` in it.
    private static func segments(of url: URL) -> [String] {
        let path = url.path(percentEncoded: true).split(separator: "/").map(String.init)
        return path.indices.flatMap { index -> [String] in
            let parts = path[index].split(separator: ";", omittingEmptySubsequences: false)
            let head = String(parts.first ?? "")
            let isHidden = Redaction.segment(head, behind: index > 0 ? path[index - 1] : nil) != head
            let hidden =
                (isHidden ? parts.prefix(1) : []) + parts.dropFirst().filter { Redaction.isSecret(parameter: $0) }
            return hidden.flatMap { part -> [String] in
                let value = String(part.drop { $0 != "=" }.dropFirst())
                let text = value.isEmpty ? String(part) : value
                return [text, text.removingPercentEncoding ?? text]
            }
        }
    }

    /// Of an address: what its user says, and its parameters and those behind `#`.
    static func parts(ofAddress text: String) -> [String] {
        let rest = text.firstIndex { "?#".contains($0) }.map { String(text[text.index(after: $0)...]) } ?? ""
        return parameters(rest.replacing("#", with: "&")) + users(text)
    }

    /// `user:password`, and the password alone.
    private static func users(_ text: String) -> [String] {
        guard let start = text.firstRange(of: "//")?.upperBound else { return [] }
        let server = text[start...].prefix { !"/?#".contains($0) }
        guard let at = server.lastIndex(of: "@") else { return [] }
        let password = server[..<at].split(separator: ":", maxSplits: 1).dropFirst().map(String.init)
        return password + password.compactMap(\.removingPercentEncoding) + [String(server[..<at])]
    }

    /// Of a query or a form, as they are written and as they are meant; what is an address itself is looked into.
    private static func parameters(_ text: String) -> [String] {
        text.split(separator: "&").flatMap { pair -> [String] in
            let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2 else { return [] }
            let meant = parts[1].replacing("+", with: " ").removingPercentEncoding ?? parts[1]
            if Redaction.isSecret(parts[0].removingPercentEncoding ?? parts[0]) { return [parts[1], meant] }
            return NestedAddress(parts[1]).map { Self.parts(ofAddress: $0.address) } ?? []
        }
    }

    /// Of a body, JSON or a form.
    private static func members(of body: Data) -> [String] {
        // What is no JSON may be a form.
        guard let node = try? JSONReader.read(Array(body)) else {
            let text = String(decoding: body.prefix(65_536), as: UTF8.self)
            return parameters(text) + Redaction.secrets(in: text)
        }
        return node.secretTexts(isSecret: false) { Redaction.isSecret($0) }
    }
}
