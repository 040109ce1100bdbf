import MangaLocalization
import MangaModels
import MangaStorage

/// What its manager does to a task; each answers whether anything changed.
extension DownloadTask {
    /// Takes an event where its state allows it; false, and nothing changed, where it does not.
    func take(_ event: DownloadStateEvent) -> Bool {
        guard let next = state.after(event) else { return false }
        state = next
        if case .downloading = next { return true }
        (bytesPerSecond, timeLeft, standstill) = (nil, nil, nil)
        return true
    }

    func fail(_ failure: DownloadFailure) -> Bool {
        guard take(.fail(failure.description)) else { return false }
        self.failure = failure.error
        failureMessage = failure.message
        return true
    }

    func retry() -> Bool {
        guard take(.retry) else { return false }
        failure = nil
        failureMessage = nil
        missingPages = []
        return true
    }

    /// What `plan` says that is new and that a person should know.
    func notices(of plan: PagePlan) -> [Message] {
        var notices: [Message] = []
        if plan.repeats > repeatedPages {
            notices.append(
                Message(
                    DownloadsPhrase.repeated,
                    [
                        "chapter": .text(chapter.slug), "count": .count(plan.repeats),
                    ]
                )
            )
        }
        if plan.gaps != missingPages, !plan.gaps.isEmpty {
            let pages = plan.gaps.map { String($0 + 1) }.joined(separator: ", ")
            notices.append(Message(DownloadsPhrase.gaps, ["chapter": .text(chapter.slug), "pages": .text(pages)]))
        }
        return notices
    }

    func note(_ plan: PagePlan) -> Bool {
        if imageURLs.isEmpty { imageURLs = plan.pages.map(\.url) }
        repeatedPages = plan.repeats
        missingPages = plan.gaps
        return note(done: plan.done, of: plan.total)
    }

    /// False where it was known already.
    func note(done: Int, of total: Int) -> Bool {
        let isNew = (downloadedPages, totalPages) != (done, total) || state == .pending
        guard isNew, take(.progress(total > 0 ? Double(done) / Double(total) : 0)) else { return false }
        downloadedPages = done
        totalPages = total
        return true
    }

    /// True where it moved since the last look, and where it stands still now or no longer does.
    func note(_ reading: JobReading) -> Bool {
        guard case .downloading = state else { return false }
        let isNew = metrics.bytes != reading.metrics.bytes || standstill != reading.standstill
        metrics = reading.metrics
        bytesPerSecond = reading.bytesPerSecond
        timeLeft = reading.timeLeft
        standstill = reading.standstill
        return isNew
    }

    /// Takes over what the queue says of a row that no job of this process holds.
    func follow(_ row: QueuedDownload) -> Bool {
        priority = row.priority
        metrics = row.metrics
        if row.isPaused { return take(.pause) }
        let isResumed = state == .paused && take(.resume)
        if row.hasBegun {
            let isNew = note(done: row.donePages, of: row.totalPages)
            return follow(row.pace) || isNew || isResumed
        }
        return take(.requeue) || isResumed
    }

    /// How fast another process is, by what it tells; whether it stands still now or no longer does.
    private func follow(_ pace: QueuedDownload.Pace) -> Bool {
        guard case .downloading = state else { return false }
        let isNew = standstill != pace.standstill
        (bytesPerSecond, timeLeft) = (pace.bytesPerSecond.map(Double.init), pace.timeLeft)
        standstill = pace.standstill
        return isNew
    }

    /// Takes over the pages of a row that another process completed.
    func count(_ row: QueuedDownload) {
        (downloadedPages, totalPages, missingPages) = (row.donePages, row.totalPages, row.missingPages)
    }

    /// Brings a task of the history into the state it ended in.
    func restore(_ row: QueuedDownload) {
        guard case .ended(let outcome) = row.state else { return }
        switch outcome {
        case .completed: _ = take(.complete)
        case .cancelled: _ = take(.cancel)
        case .failed(let code, let reason): _ = fail(DownloadFailure(code: code, reason: reason))
        }
    }
}

extension QueuedDownload {
    /// Whether somebody works on it, and does not only get ready for that: then its list is known, or why it is not.
    fileprivate var hasBegun: Bool {
        guard case .running = state else { return false }
        return totalPages > 0 || pace.standstill != nil
    }
}
