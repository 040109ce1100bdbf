import MangaModels

extension Selection {
    /// Where in what was typed its first part begins.
    public var column: Int { parts.first?.column ?? 1 }

    /// Whether it means no other places in a list than the first `count`.
    public func isWithin(first count: Int) -> Bool {
        parts.allSatisfy { part in
            switch part.term {
            case .name(let text): Int(text).map { (1...max(1, count)).contains($0) } ?? false
            case .range(_, let last): last <= ChapterNumber(count)
            case .all, .latest, .from, .condition: false
            }
        }
    }

    /// The downloads of `tab` that are meant; `shown` are the lists that a person saw last.
    ///
    /// Throws `DownloadsSelectionError` where that is none, which says where they are, or `SelectionError`.
    public func downloads(
        in tab: DownloadsTab,
        of report: DownloadsReport,
        shown: [DownloadsTab: [DownloadRow.ID]]
    ) throws -> [DownloadRow.ID] {
        do {
            let rows = report.rows(of: tab)
            return try downloads(of: rows, shown: shown[tab] ?? rows.map(\.id))
        } catch {
            let reasons = reasons(tab, report, shown)
            throw reasons.count > 1 ? DownloadsSelectionError.several(reasons) : reason(for: error, tab, report, shown)
        }
    }

    /// What is wrong with each group, those that stand in the same tab together.
    private func reasons(
        _ tab: DownloadsTab,
        _ report: DownloadsReport,
        _ shown: [DownloadsTab: [DownloadRow.ID]]
    ) -> [DownloadsSelectionError] {
        let rows = report.rows(of: tab)
        var reasons: [DownloadsSelectionError] = []
        for group in groups where !group.isExclusion {
            do {
                _ = try Selection([group]).downloads(of: rows, shown: shown[tab] ?? rows.map(\.id))
            } catch {
                let reason = Selection([group]).reason(for: error, tab, report, shown) as? DownloadsSelectionError
                guard let reason, !reasons.contains(reason) else { continue }
                if let joined = reasons.last?.joined(with: reason) {
                    reasons[reasons.count - 1] = joined
                } else {
                    reasons.append(reason)
                }
            }
        }
        return reasons
    }

    private func reason(
        for error: SelectionError,
        _ tab: DownloadsTab,
        _ report: DownloadsReport,
        _ shown: [DownloadsTab: [DownloadRow.ID]]
    ) -> any Error {
        switch error {
        case .noneSuch(let condition, let column, _):
            return DownloadsSelectionError.noneSuch(condition.text, tab, column: column)
        case .unknown(let found, let column, nil, _, _):
            return reason(forUnknown: found, column, tab, report, shown)
        case .noChapters:
            guard let part = parts.first(where: { !$0.isExcluded }) else { return DownloadsSelectionError.empty(tab) }
            switch part.term {
            case .all, .latest: return DownloadsSelectionError.empty(tab)
            case .condition(.state(.failed)) where tab == .failed: return DownloadsSelectionError.empty(tab)
            case .condition(let condition):
                return DownloadsSelectionError.noneSuch(condition.text, tab, column: part.column)
            case .name, .range, .from: return reason(forUnknown: part.term.text, part.column, tab, report, shown)
            }
        default: return error
        }
    }

    private func reason(
        forUnknown found: String,
        _ column: Int,
        _ tab: DownloadsTab,
        _ report: DownloadsReport,
        _ shown: [DownloadsTab: [DownloadRow.ID]]
    ) -> DownloadsSelectionError {
        for other in DownloadsTab.allCases where other != tab {
            let rows = report.rows(of: other)
            // What it means in no tab is unknown.
            let ids = try? Selection(found).downloads(of: rows, shown: shown[other] ?? rows.map(\.id))
            if let ids { return .elsewhere([found], count: ids.count, other, wanted: tab, column: column) }
        }
        return .unknown(found, tab, column: column)
    }

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
