/// Words with placeholders, cut into their parts.
public struct Template: Sendable, Hashable {
    enum Part: Sendable, Hashable {
        case text(String)
        case value(name: String)
        case plural(name: String, one: String, other: String)
    }

    let parts: [Part]

    public init(_ words: String) {
        var parts: [Part] = []
        var rest = words[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            parts.append(.text(String(rest[..<open])))
            parts.append(Template.placeholder(rest[rest.index(after: open)..<close]))
            rest = rest[rest.index(after: close)...]
        }
        parts.append(.text(String(rest)))
        self.parts = parts.filter { $0 != .text("") }
    }

    /// The names of the placeholders.
    public var names: Set<String> {
        Set(
            parts.compactMap { part in
                switch part {
                case .text: nil
                case .value(let name), .plural(let name, _, _): name
                }
            }
        )
    }

    func filled(with arguments: [String: Argument], in language: Language) -> String {
        parts.map { part in
            switch part {
            case .text(let text): text
            case .value(let name): arguments[name]?.text(in: language) ?? "{\(name)}"
            case .plural(let name, let one, let other): arguments[name] == .count(1) ? one : other
            }
        }.joined()
    }

    private static func placeholder(_ body: Substring) -> Part {
        let fields = body.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        guard fields.count == 3 else { return .value(name: String(body)) }
        return .plural(name: fields[0], one: fields[1], other: fields[2])
    }
}
