import MangaModels

/// One word of a filter of chapters.
enum ChapterWord: Hashable {
    case state(String)
    /// `unread` is what was not read to its end.
    case reading(String)
    /// Downloaded without some of its pages.
    case gaps
    case text(String)

    init(_ word: String) {
        switch word.lowercased() {
        case "downloaded", "downloading", "queued", "paused", "failed", "missing", "problem":
            self = .state(word.lowercased())
        case "unread", "read", "started": self = .reading(word.lowercased())
        case "gaps": self = .gaps
        default: self = .text(word.lowercased())
        }
    }

    func fits(_ row: ChapterRow) -> Bool {
        switch self {
        case .state(let word): row.state.word == word
        case .reading("unread"): !row.reading.isRead
        case .reading(let word): row.reading.word == word
        case .gaps: !row.missingPages.isEmpty
        case .text(let text): ChapterWord.texts(of: row.chapter).contains { $0.lowercased().contains(text) }
        }
    }

    private static func texts(of chapter: Chapter) -> [String] {
        [chapter.number?.description ?? chapter.id.rawValue, chapter.title, chapter.group, chapter.language]
            .compactMap(\.self)
    }
}
