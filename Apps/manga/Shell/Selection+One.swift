import MangaModels
import MangaPresentation

extension Selection {
    /// The one chapter of `rows` that `words` name: the first where a number is not unique.
    static func one(_ words: [String], in rows: [ChapterRow]) throws -> Chapter {
        let chosen = try Selection(words: words).chapters(from: rows)
        guard let first = chosen.first else { throw SelectionError.noChapters }
        return first
    }
}
