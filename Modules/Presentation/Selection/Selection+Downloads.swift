import MangaModels

extension Selection {
    /// The downloads of `rows` that are meant, where numbers are places in a list of them.
    ///
    /// A number is the place in `shown`, from 1, of a list that a person saw; a word is the id of a download; what is
    /// asked of chapters is asked of the chapter of each. Throws where that is none.
    public func downloads(of rows: [DownloadRow], shown: [DownloadRow.ID]) throws(SelectionError) -> [DownloadRow.ID] {
        let known = Dictionary(rows.map { ($0.id, $0) }) { first, _ in first }
        let seen = Set(shown)
        let numbered = shown.enumerated().compactMap { place, id in
            known[id].map { ChapterRow($0, number: ChapterNumber(place + 1)) }
        }
        let others = rows.filter { !seen.contains($0.id) }.map { ChapterRow($0, number: nil) }
        return try self.rows(from: numbered + others).map(\.id.rawValue)
    }
}

extension ChapterRow {
    /// What can be asked of a download: it goes by its own id, and by its place in a list.
    fileprivate init(_ row: DownloadRow, number: ChapterNumber?) {
        let chapter = Chapter(
            id: Chapter.ID(row.id),
            number: number,
            title: row.chapter.title,
            volume: row.chapter.volume,
            language: row.chapter.language,
            group: row.chapter.group
        )
        self.init(chapter, state: State(row), missingPages: row.missingPages)
    }
}

extension ChapterRow.State {
    fileprivate init(_ row: DownloadRow) {
        switch row.state {
        case .queued, .unreachable, .offline, .noSpace: self = .queued
        case .paused: self = .paused
        case .downloading, .waiting: self = .downloading(done: row.donePages, total: row.totalPages)
        case .completed: self = .downloaded
        case .failed(let reason): self = .failed(reason: reason)
        case .cancelled: self = .none
        }
    }
}
