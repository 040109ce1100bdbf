import MangaModels

extension Selection.Condition {
    /// The same with its text in small letters, as `isTrue` wants it.
    var lowered: Selection.Condition {
        switch self {
        case .state, .volume, .language: self
        case .group(let name): .group(name.lowercased())
        case .title(let text): .title(text.lowercased())
        case .text(let text): .text(text.lowercased())
        }
    }

    /// Whether a condition that is `lowered` is so of `row`.
    func isTrue(of row: ChapterRow) -> Bool {
        switch self {
        case .state(let state): state.isTrue(of: row)
        case .volume(let volume): row.chapter.volume.map { isSame($0, volume) } ?? false
        case .language(let language): row.chapter.language.map { isPart(language, of: $0) } ?? false
        case .group(let name): row.chapter.group.map { $0.lowercased().contains(name) } ?? false
        case .title(let text): row.chapter.title.map { $0.lowercased().contains(text) } ?? false
        case .text(let text): texts(of: row.chapter).contains { $0.lowercased().contains(text) }
        }
    }

    private func texts(of chapter: Chapter) -> [String] {
        [chapter.name, chapter.title, chapter.group, chapter.language].compactMap(\.self)
    }

    /// `03` is volume 3.
    private func isSame(_ volume: String, _ wanted: String) -> Bool {
        ChapterNumber(volume) == ChapterNumber(wanted) || volume.lowercased() == wanted.lowercased()
    }

    /// `pt` is a part of `pt-BR`, and not of `ptx`.
    private func isPart(_ wanted: String, of language: String) -> Bool {
        let (wanted, language) = (wanted.lowercased(), language.lowercased())
        return language == wanted || language.hasPrefix(wanted + "-") || language.hasPrefix(wanted + "_")
    }
}

extension Selection.State {
    func isTrue(of row: ChapterRow) -> Bool {
        switch self {
        case .unread: !row.reading.isRead
        case .started, .read: row.reading.word == rawValue
        case .downloaded, .downloading, .queued, .paused, .failed, .missing, .problem: row.state.word == rawValue
        case .gaps: !row.missingPages.isEmpty
        }
    }

    /// What it is a condition on.
    var kind: String {
        switch self {
        case .unread, .started, .read: "reading"
        case .downloaded, .downloading, .queued, .paused, .failed, .missing, .problem: "state"
        case .gaps: "gaps"
        }
    }
}
