import MangaModels
import MangaText

/// Cells of tables, neutralised.
enum Cell {
    static let empty = StyledLine()

    static func text(_ text: String?, _ style: TextStyle = .plain) -> StyledLine {
        StyledLine(text?.neutralised ?? "", style)
    }

    static func count(_ count: Int?, _ style: TextStyle = .plain) -> StyledLine {
        StyledLine(count.map(String.init) ?? "", style)
    }

    /// A name that others chose and that must not push the other columns away.
    static func name(_ name: String, _ style: TextStyle = .accent) -> StyledLine {
        StyledLine(name.neutralised.clipped(to: 16), style)
    }

    /// What a chapter is called (see `ChapterLabel`): a decimal number whole, since one must be able to read it.
    static func chapter(_ chapter: Chapter, _ style: TextStyle = .accent) -> StyledLine {
        let label = ChapterLabel(chapter)
        if let volume = label.volume {
            // The number is what is left whole.
            let scope = Selection.Condition.scope(volume).neutralised.clipped(to: 12)
            return StyledLine(scope + " ", style) + number(of: chapter, style)
        }
        let number = number(of: chapter, style)
        return label.text == chapter.label
            ? number : number + StyledLine(" ") + name("(\(chapter.id.rawValue))", .dim)
    }

    /// The number without what tells it from others.
    static func number(of chapter: Chapter, _ style: TextStyle = .accent) -> StyledLine {
        guard let number = chapter.number, number.isDecimal else { return name(chapter.label, style) }
        return StyledLine(number.description.clipped(to: 30), style)
    }

    /// `███░░░ 3/6`.
    static func progress(done: Int, total: Int, barWidth: Int) -> StyledLine {
        let (done, total) = (max(0, done), max(0, total))
        let fraction = total > 0 ? Double(done) / Double(total) : 0
        return StyledLine(progressBar(fraction: fraction, width: barWidth), .accent)
            + StyledLine(" \(done)/\(total)")
    }
}
