public import MangaLocalization
public import MangaModels
import MangaText

/// Why a place in a chapter cannot be kept.
public enum ReadingError: Error, Hashable, Sendable {
    /// `page` counts from 0, `pages` is how many there are.
    case noSuchPage(chapter: Chapter, page: Int, pages: Int)
}

extension ReadingError: Localizable {
    public var message: Message {
        switch self {
        case .noSuchPage(let chapter, let page, let pages):
            Message(
                ReadingPhrase.noSuchPage,
                [
                    "chapter": .text(ChapterLabel(chapter).name.neutralised), "page": .text(String(page &+ 1)),
                    "pages": .count(pages),
                ]
            )
        }
    }
}
