import Foundation
import MangaConfig
import MangaLocalization
import MangaPresentation
import MangaText

/// What two environments answer differently; JSON: `path`, `environments` (`name`, `url`, `status`, `bytes`), `isSame`,
/// `differences` (`kind`: `added`, `removed`, `changed`; `path`, `before`, `after`).
///
/// Answers that are no JSON are compared by their bytes: as one difference of the whole.
struct APIDiffReport: Report {
    /// What one environment answered.
    struct Side {
        let name: String
        let url: String
        let status: Int
        let bytes: Data
        let content: APIContent
    }

    private static let lineLimit = 500

    let path: String
    let sides: [Side]
    let differences: [JSONDifference]

    init(path: String, _ first: Side, _ second: Side) {
        self.path = path
        sides = [first, second]
        if case .json(let before) = first.content, case .json(let after) = second.content {
            differences = JSONDifference.all(before, after)
        } else if first.bytes == second.bytes {
            differences = []
        } else {
            differences = [
                JSONDifference(kind: .changed, path: "", before: first.summary, after: second.summary)
            ]
        }
    }

    private var isSame: Bool { differences.isEmpty && sides[0].status == sides[1].status }

    func lines(width: Int, in language: Language) -> [StyledLine] {
        let heads = sides.map { side in
            StyledLine("\(side.name.neutralised): ", .dim) + StyledLine("\(side.status)", side.style)
                + StyledLine(" " + side.url.neutralised)
        }
        let shown = differences.prefix(APIDiffReport.lineLimit).map { line($0, in: language) }
        let blocks = [heads, Array(shown), [StyledLine(summary.text(in: language), isSame ? .success : .plain)]]
        return blocks.filter { !$0.isEmpty }.joined(separator: [StyledLine()]).flatMap { $0.wrapped(to: width) }
    }

    private var summary: Message {
        guard !isSame else { return Message(APIPhrase.same) }
        if differences.isEmpty { return Message(APIPhrase.sameBut) }
        func count(_ kind: JSONDifference.Kind) -> Argument { .count(differences.count { $0.kind == kind }) }
        return Message(
            APIPhrase.differ,
            [
                "count": .count(differences.count), "added": count(.added), "removed": count(.removed),
                "changed": count(.changed),
            ]
        )
    }

    private func line(_ difference: JSONDifference, in language: Language) -> StyledLine {
        let (mark, style): (String, TextStyle) =
            switch difference.kind {
            case .added: ("+", .success)
            case .removed: ("-", .failure)
            case .changed: ("~", .warning)
            }
        let path = difference.path.isEmpty ? APIPhrase.wholeAnswer.text(in: language) : difference.path
        let values = [difference.before, difference.after].compactMap(\.self).map { node in
            JSONWriter.line(node).neutralised.clipped(to: 200)
        }
        return StyledLine("\(mark) ", style) + StyledLine(path.neutralised, .accent)
            + StyledLine(": " + values.joined(separator: " → "))
    }
}

extension APIDiffReport.Side {
    fileprivate var style: TextStyle { status < 400 ? .success : .failure }

    /// What stands for an answer that cannot be taken apart.
    fileprivate var summary: JSONNode {
        switch content {
        case .none: JSONNode(.null)
        case .json(let node): node
        case .text(let text, _): .text(String(text.prefix(500)))
        case .binary(let type): .text("\(type.isEmpty ? "binary" : type), \(bytes.count) bytes")
        }
    }
}

extension APIDiffReport {
    private enum Key: CodingKey {
        case path, environments, isSame, differences
    }

    private struct Environment: Encodable {
        let name: String
        let url: String
        let status: Int
        let bytes: Int
    }

    private struct Entry: Encodable {
        let kind: String
        let path: String
        let before: JSONNode?
        let after: JSONNode?
    }

    func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(path, forKey: .path)
        let environments = sides.map { side in
            Environment(name: side.name, url: side.url, status: side.status, bytes: side.bytes.count)
        }
        try values.encode(environments, forKey: .environments)
        try values.encode(isSame, forKey: .isSame)
        let entries = differences.map { difference in
            Entry(
                kind: difference.kind.rawValue,
                path: difference.path,
                before: difference.before,
                after: difference.after
            )
        }
        try values.encode(entries, forKey: .differences)
    }
}
