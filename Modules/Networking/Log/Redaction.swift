package import Foundation
import MangaConfig

/// Takes secrets out of what is shown of a request, by the names they go under.
package enum Redaction {
    /// Whether the value of a header, a parameter or a member called `name` is a secret.
    ///
    /// Of what is sent: a code opens a door there, which in an answer says what has happened (`SecretName`).
    package static func isSecret(_ name: String) -> Bool {
        SecretName.matches(name) || name.lowercased() == "code"
    }

    /// The value of the header `name`; `hiding` holds further secret ones, in lower case.
    package static func header(_ name: String, _ value: String, hiding secret: Set<String> = []) -> String {
        if secret.contains(name.lowercased()) { return Secrets.mark }
        switch name.lowercased() {
        case "www-authenticate", "proxy-authenticate": return Challenge.shown(value)
        case "authentication-info", "proxy-authentication-info": return Secrets.mark
        case "authorization", "proxy-authorization": return scheme(value) + Secrets.mark
        case "location", "content-location", "referer", "origin": return url(value)
        case "link": return links(value)
        case "refresh": return refresh(value)
        default: return isSecret(name) ? Secrets.mark : SecretShape.masked(value)
        }
    }

    /// `text`, an address, without its user and without the values of secret parameters.
    ///
    /// Taken apart by hand, so that it holds for what is no URL too.
    package static func url(_ text: String) -> String {
        guard let hash = text.firstIndex(of: "#") else { return whole(text) }
        let fragment = parameters(String(text[text.index(after: hash)...]))
        return whole(String(text[..<hash])) + "#" + fragment
    }

    /// An address without its fragment.
    private static func whole(_ text: String) -> String {
        SecretShape.masked(withoutQuery(withoutPath(withoutUser(text))))
    }

    /// One segment of a path, behind `previous`: what looks like a secret, what stands behind the name of one, and the
    /// secret parameters of `segment;name=value` are masked.
    package static func segment(_ text: String, behind previous: String?) -> String {
        let parts = text.split(separator: ";", omittingEmptySubsequences: false)
        let parameters = parts.dropFirst().map { isSecret(parameter: $0) ? masked(parameter: $0) : String($0) }
        let head = parts.first ?? ""
        let first = isSecret(parameter: head) ? masked(parameter: head) : String(head)
        let isHidden =
            previous.map(SecretName.matches) == true && first.utf8.count >= 8
            && first.contains { $0.isASCII && $0.isNumber }
        return ([isHidden ? Secrets.mark : SecretShape.masked(first)] + parameters).joined(separator: ";")
    }

    /// `text` without the secret parameters of the addresses in it.
    ///
    /// A text that begins as an address is one to its end, blanks and all; in others they end with the word.
    package static func addresses(in text: String) -> String {
        guard text.contains("://") || text.contains("?") && text.contains("=") else { return text }
        guard let blank = text.firstIndex(where: \.isWhitespace) else { return url(text) }
        if text[..<blank].contains("?") { return url(text) }
        var rest = text[...]
        var result = ""
        while let end = rest.firstIndex(where: { $0.isWhitespace || "<>\"".contains($0) }) {
            result += url(String(rest[..<end])) + String(rest[end])
            rest = rest[rest.index(after: end)...]
        }
        return result + url(String(rest))
    }

    /// Whether `pair`, `name=value` of a query or a form, holds a secret.
    package static func isSecret(parameter pair: Substring) -> Bool {
        guard let equals = pair.firstIndex(of: "=") else { return false }
        let name = String(pair[..<equals])
        return isSecret(name.removingPercentEncoding ?? name)
    }

    /// The body of a request as text; nil where it cannot be shown.
    ///
    /// Members called `shown` are no secrets.
    package static func body(_ data: Data, type: String?, shown: Set<String> = []) -> String? {
        let type = type?.lowercased() ?? ""
        if type.contains("x-www-form-urlencoded") { return parameters(String(decoding: data, as: UTF8.self)) }
        guard type.contains("json"),
            let value = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed),  // Nil: not shown.
            let text = try? JSONSerialization.data(
                withJSONObject: redacted(value, shown: shown),
                options: [.fragmentsAllowed, .sortedKeys, .withoutEscapingSlashes]
            )
        else { return nil }
        return String(decoding: text, as: UTF8.self)
    }

    /// `Bearer ` of `Bearer abc`; nothing of what has no scheme.
    private static func scheme(_ value: String) -> String {
        let words = value.split(separator: " ", maxSplits: 1)
        return words.count == 2 ? "\(words[0]) " : ""
    }

    /// Each address of `<address>; rel="next", …` (RFC 8288 §3) for itself, and all between them as it is.
    private static func links(_ value: String) -> String {
        guard value.contains("<") else { return url(value) }
        return value.split(separator: "<", omittingEmptySubsequences: false).enumerated().map { index, part in
            guard index > 0 else { return String(part) }
            guard let end = part.firstIndex(of: ">") else { return "<" + url(String(part)) }
            return "<" + url(String(part[..<end])) + part[end...]
        }
        .joined()
    }

    /// The address of `5; url=address`.
    private static func refresh(_ value: String) -> String {
        guard let start = value.range(of: "url=", options: .caseInsensitive)?.upperBound else { return value }
        return value[..<start] + url(String(value[start...]))
    }

    private static func withoutUser(_ text: String) -> String {
        guard let start = text.firstRange(of: "//")?.upperBound else { return text }
        let end = text[start...].firstIndex { "/?\\".contains($0) } ?? text.endIndex
        guard let at = text[start..<end].lastIndex(of: "@") else { return text }
        return text[..<start] + Secrets.mark + text[at...]
    }

    /// Of what begins with a scheme or with `/`.
    private static func withoutPath(_ text: String) -> String {
        let host = text.firstRange(of: "//")?.upperBound
        let end = text.firstIndex(of: "?") ?? text.endIndex
        let begin = host ?? text.startIndex
        guard host != nil || text.first == "/", begin <= end, let start = text[begin..<end].firstIndex(of: "/") else {
            return text
        }
        let segments = text[start..<end].split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let shown = segments.indices.map { segment(segments[$0], behind: $0 > 0 ? segments[$0 - 1] : nil) }
        return text[..<start] + shown.joined(separator: "/") + text[end...]
    }

    private static func withoutQuery(_ text: String) -> String {
        guard let mark = text.firstIndex(of: "?") else { return text }
        return text[...mark] + parameters(String(text[text.index(after: mark)...]))
    }

    /// `a=1&token=***`.
    private static func parameters(_ text: String) -> String {
        text.split(separator: "&", omittingEmptySubsequences: false)
            .map { isSecret(parameter: $0) ? masked(parameter: $0) : nested(parameter: $0) }
            .joined(separator: "&")
    }

    /// `pair`, `name=value`, whose value may be an address with secrets of its own.
    static func nested(parameter pair: Substring) -> String {
        guard let equals = pair.firstIndex(of: "="),
            let nested = NestedAddress(String(pair[pair.index(after: equals)...]))
        else { return String(pair) }
        let shown = url(nested.address)
        return shown == nested.address ? String(pair) : pair[...equals] + nested.encoded(shown)
    }

    private static func masked(parameter pair: Substring) -> String {
        "\(pair.prefix { $0 != "=" })=\(Secrets.mark)"
    }

    private static func redacted(_ value: Any, shown: Set<String>) -> Any {
        switch value {
        case let object as [String: Any]:
            Dictionary(
                uniqueKeysWithValues: object.map { name, value in
                    let isHidden = isSecret(name) && !shown.contains(name)
                    return (name, isHidden ? Secrets.mark : redacted(value, shown: shown))
                }
            )
        case let list as [Any]: list.map { redacted($0, shown: shown) }
        case let text as String: SecretShape.masked(text)
        default: value
        }
    }
}
