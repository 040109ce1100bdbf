import MangaModels
import MangaPresentation

extension Selection {
    /// The one chapter of `chapters` that `words` name: the first where a number is not unique.
    static func one(_ words: [String], in chapters: [Chapter]) throws -> Chapter {
        let chosen = try Selection(words: words).chapters(from: chapters)
        guard let first = chosen.first else { throw SelectionError.noChapters }
        return first
    }
}
