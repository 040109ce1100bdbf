/// What stands before the line that is typed: text, with placeholders that are filled in anew for each line.
///
/// `{manga}` is a placeholder. What stands with its name in the brackets, before or behind, is shown only where there
/// is something to fill in: `{ manga}` is a space and a title, or nothing. `{green}` and the other styles hold until
/// the next one; `{{` is a bracket.
public struct PromptTemplate: Hashable, Sendable {
    /// What can be filled in.
    public enum Placeholder: String, CaseIterable, Sendable {
        case environment
        /// The title of the opened manga.
        case manga
        /// How many downloads run; nothing where none does.
        case downloads
        /// How many downloads run or wait; nothing where there is none.
        case queue
    }

    /// How text looks.
    public enum Style: String, CaseIterable, Sendable {
        case plain, bold, dim, red, green, yellow, cyan
    }

    public enum Part: Hashable, Sendable {
        case text(String)
        case value(Placeholder, before: String, behind: String)
        case style(Style)
    }

    public static let standard = PromptTemplate(
        text: "manga[{environment}]{ manga}> ",
        parts: [
            .text("manga["), .value(.environment, before: "", behind: ""), .text("]"),
            .value(.manga, before: " ", behind: ""), .text("> "),
        ]
    )

    public let text: String
    public let parts: [Part]

    /// Nil where a bracket is left open, names nothing that is known, or the text cannot be shown on one line, or is
    /// blank.
    public init?(_ text: String) {
        let isShown = text.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F ~= $0.value) }
        guard isShown, text.count <= 200, !text.allSatisfy(\.isWhitespace), let parts = PromptTemplate.parts(of: text)
        else { return nil }
        self.init(text: text, parts: parts)
    }

    private init(text: String, parts: [Part]) {
        self.text = text
        self.parts = parts
    }

    /// The names that brackets may hold.
    static var names: [String] { Placeholder.allCases.map(\.rawValue) + Style.allCases.map(\.rawValue) }

    private static func parts(of text: String) -> [Part]? {
        var parts: [Part] = []
        var plain = ""
        var rest = text[...]
        while let character = rest.popFirst() {
            guard character == "{" else {
                plain.append(character)
                continue
            }
            if rest.first == "{" {
                plain.append("{")
                rest = rest.dropFirst()
                continue
            }
            guard let end = rest.firstIndex(of: "}"), let part = part(rest[..<end]) else { return nil }
            parts += plain.isEmpty ? [part] : [.text(plain), part]
            plain = ""
            rest = rest[rest.index(after: end)...]
        }
        return plain.isEmpty ? parts : parts + [.text(plain)]
    }

    /// What one pair of brackets means.
    private static func part(_ body: Substring) -> Part? {
        let before = body.prefix { !$0.isLetter }
        let name = body.dropFirst(before.count).prefix { $0.isLetter }
        let behind = body.dropFirst(before.count + name.count)
        if before.isEmpty, behind.isEmpty, let style = Style(rawValue: String(name)) { return .style(style) }
        guard let placeholder = Placeholder(rawValue: String(name)), !behind.contains(where: \.isLetter) else {
            return nil
        }
        return .value(placeholder, before: String(before), behind: String(behind))
    }
}
