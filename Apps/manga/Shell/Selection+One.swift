import MangaModels
import MangaPresentation

extension Selection {
    /// The selection that the words of a command write.
    init(_ words: some Sequence<Words.Word>) throws(SelectionError) {
        try self.init(words: words.map(\.selectionPieces))
    }

    /// The one chapter of `rows` that `words` name: the first where a number is not unique.
    static func one(_ words: some Sequence<Words.Word>, in rows: [ChapterRow]) throws -> Chapter {
        let chosen = try Selection(words).chapters(from: rows)
        guard let first = chosen.first else { throw SelectionError.noChapters }
        return first
    }
}

extension Words.Word {
    fileprivate var selectionPieces: [Selection.Piece] {
        let all = pieces.isEmpty ? [Words.Piece(text: text, isQuoted: isQuoted)] : pieces
        var rest = columns[...]
        return all.map { piece in
            defer { rest = rest.dropFirst(piece.text.count) }
            return Selection.Piece(piece.text, isQuoted: piece.isQuoted, columns: Array(rest.prefix(piece.text.count)))
        }
    }
}
