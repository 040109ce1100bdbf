/// How a server asks for a login (RFC 9110 §11.6.1), without what would prove or name a session.
enum Challenge {
    private static let shown: Set = [
        "realm", "algorithm", "qop", "charset", "userhash", "stale", "scope", "error", "error_description",
    ]

    /// `value` with the schemes, and of their parameters those that say nothing about a session.
    static func shown(_ value: String) -> String {
        items(value).map { item in
            let text = item.trimmingPrefix(" ")
            let sign = text.firstIndex(of: "=") ?? text.endIndex
            guard let blank = text[..<sign].firstIndex(of: " ") else {
                // A scheme without parameters, or one of several.
                return sign == text.endIndex ? String(text) : parameter(text)
            }
            return text[...blank] + parameter(text[blank...].drop { $0 == " " })
        }
        .joined(separator: ", ")
    }

    private static func parameter(_ text: Substring) -> String {
        guard let sign = text.firstIndex(of: "="), text[sign...].contains(where: { $0 != "=" }) else {
            return Secrets.mark
        }
        let name = text[..<sign]
        return shown.contains(name.lowercased()) ? String(text) : "\(name)=\(Secrets.mark)"
    }

    /// Cut at the commas outside of quotes.
    private static func items(_ value: String) -> [Substring] {
        var isQuoted = false
        return value.split { character in
            if character == "\"" { isQuoted.toggle() }
            return character == "," && !isQuoted
        }
    }
}
