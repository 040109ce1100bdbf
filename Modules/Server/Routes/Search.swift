import Foundation
import MangaModels

/// Finds manga by title, other titles or author, whatever the case, accents or width of the letters.
struct Search {
    private let wanted: String

    init(_ text: String) {
        wanted = Search.folded(text.trimmingCharacters(in: .whitespaces))
    }

    /// All of them for an empty search.
    func matches(in mangas: [Manga]) -> [Manga] {
        wanted.isEmpty ? mangas : mangas.filter(matches)
    }

    private func matches(_ manga: Manga) -> Bool {
        ([manga.title] + manga.alternativeTitles + [manga.author ?? ""]).contains {
            Search.folded($0).contains(wanted)
        }
    }

    private static func folded(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }
}
