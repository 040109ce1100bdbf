import MangaModels

extension Selection.Condition {
    func isTrue(of row: ChapterRow) -> Bool {
        switch self {
        case .unread: !row.reading.isRead
        case .downloaded: row.state == .downloaded
        case .failed: if case .failed = row.state { true } else { false }
        case .volume(let volume): row.chapter.volume.map { isSame($0, volume) } ?? false
        case .language(let language): row.chapter.language.map { isPart(language, of: $0) } ?? false
        case .group(let name): row.chapter.group.map { $0.lowercased().contains(name.lowercased()) } ?? false
        case .title(let text): row.chapter.title.map { $0.lowercased().contains(text.lowercased()) } ?? false
        }
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
