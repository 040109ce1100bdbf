import MangaLocalization
public import MangaModels
public import MangaStorage

extension DownloadManager {
    /// Notes the wish durably, then waits for its end; throws the task's `DownloadError` (seed 001).
    ///
    /// `alreadyDownloaded` where the chapter is on this disk, and `problem` where the queue does not move; the wish
    /// stays noted then. Cancelling the surrounding task ends the waiting, with
    /// `CancellationError`, and not the download.
    public func downloadChapter(mangaSlug: String, mangaTitle: String, chapter: Chapter) async throws {
        let environment = environment
        let events = events
        let manga = await manga(slug: mangaSlug, title: mangaTitle, in: environment)
        guard let task = try await enqueue([chapter], of: manga, in: environment).first else {
            throw DownloadError.alreadyDownloaded
        }
        func isOver() -> Bool { task.state.hasEnded || problem(in: environment) != nil }
        if !isOver() {
            for await _ in events where isOver() { break }
        }
        switch task.state {
        case .completed: return
        case .failed(let reason): throw task.failure ?? .recorded(code: "unknown", reason: Message(verbatim: reason))
        case .cancelled: throw DownloadError.cancelled
        case .pending, .downloading, .paused:
            if let problem = problem(in: environment) { throw problem }
            throw CancellationError()
        }
    }

    /// Notes the wishes durably, without waiting for their end (seed 001); chapters on this disk are left out.
    ///
    /// A library that cannot be written is said by `problem`.
    public func downloadChapters(mangaSlug: String, mangaTitle: String, chapters: [Chapter]) async {
        let environment = environment
        let manga = await manga(slug: mangaSlug, title: mangaTitle, in: environment)
        do {
            _ = try await enqueue(chapters, of: manga, in: environment)
        } catch is CancellationError {
            return
        } catch {
            await engine.note(trouble: error)
        }
    }

    /// Notes the wishes durably and returns their tasks, in the order of `chapters`: see `admit`.
    @discardableResult
    public func enqueue(
        _ chapters: [Chapter],
        of manga: Manga,
        in environment: EnvironmentID,
        priority: Int? = nil,
        options: DownloadOptions = DownloadOptions()
    ) async throws -> [DownloadTask] {
        try await admit(chapters, of: manga, in: environment, priority: priority, options: options).map(\.task)
    }

    /// Notes the wishes durably and returns what became of each, in the order of `chapters`.
    ///
    /// Chapters on this disk are left out unless `options` replaces them, so an empty answer means that all of them
    /// are; one that waits or runs already is answered by the task it has, whose priority rises to `priority` if one is
    /// given, and never sinks. Adding never resumes: where everything is paused, or their manga is, the new ones are
    /// too. Throws `DownloadError.storageError`.
    public func admit(
        _ chapters: [Chapter],
        of manga: Manga,
        in environment: EnvironmentID,
        priority: Int? = nil,
        options: DownloadOptions = DownloadOptions()
    ) async throws -> [DownloadAdmission] {
        do {
            let stored = options.replacesStored ? [] : try await stored(chapters, of: manga, in: environment)
            if !stored.isEmpty { try await queue.finishStored() }
            let missing = chapters.filter { !stored.contains($0.id) }.map {
                ChapterInfo(environment: environment, manga: manga, chapter: $0)
            }
            guard !missing.isEmpty else { return [] }
            let answer = try await engine.admit { queue in
                try await queue.admit(missing, priority: priority, options: options)
            } announce: { admissions in
                admissions.map { DownloadAdmission($0, self.adopt($0.row)) }
            }
            // Their turn is not the last one.
            if let priority, priority != 0 { await engine.compareWithQueue() }
            return answer
        } catch let error as StorageError {
            throw DownloadError.storageError("\(error)")
        }
    }

    /// Puts a failed or cancelled download back in the queue; it continues with the missing pages.
    ///
    /// Throws `DownloadError.unknownTask` where none has this id, else `storageError`.
    public func retry(taskId: String) async throws {
        guard tasks[taskId] == nil else { return }
        do {
            try await engine.admit { queue in
                [try await queue.retry(taskId)]
            } announce: { rows in
                self.failedDownloads.removeAll { $0.id == taskId && rows.first?.id != taskId }
                for row in rows { self.send(.updated(self.adopt(row).id)) }
            }
        } catch StorageError.noSuchDownload {
            throw DownloadError.unknownTask(taskId)
        } catch let error as StorageError {
            throw DownloadError.storageError("\(error)")
        }
    }

    /// Retries every failed download, oldest first, also those that `failedDownloads` has no room for; how many.
    ///
    /// Throws `DownloadError`.
    @discardableResult
    public func retryAll() async throws -> Int {
        do {
            return try await engine.admit { queue in
                try await queue.retryFailed()
            } announce: { rows in
                for row in rows { self.send(.updated(self.adopt(row).id)) }
                self.failedDownloads = []
                return rows.count
            }
        } catch let error as StorageError {
            throw DownloadError.storageError("\(error)")
        }
    }

    /// What was done since the library was made; throws `DownloadError`.
    public func totals() async throws -> QueueTotals {
        do {
            return try await queue.totals()
        } catch let error as StorageError {
            throw DownloadError.storageError("\(error)")
        }
    }

    /// How many rows the queue has, listed or not; throws `DownloadError`.
    public func counts() async throws -> QueueCounts {
        do {
            return try await queue.counts()
        } catch let error as StorageError {
            throw DownloadError.storageError("\(error)")
        }
    }

    public func clearCompleted() {
        completedDownloads = []
        clear(.completed)
    }

    public func clearFailed() {
        failedDownloads = []
        clear(.failed)
    }

    /// Drops ended downloads that the history has no more: their chapters were deleted, or others have cleared it.
    public func refreshHistory() async {
        let shown = Set((completedDownloads + failedDownloads).map(\.id))
        do {
            let kept = try await queue.history(.completed) + queue.history(.failed)
            // What has ended since it was asked stays.
            let gone = shown.subtracting(kept.map(\.id))
            completedDownloads.removeAll { gone.contains($0.id) }
            failedDownloads.removeAll { gone.contains($0.id) }
        } catch {
            await engine.note(trouble: error)
        }
    }

    private func clear(_ kind: QueuedDownload.Outcome.Kind) {
        chore { manager in
            do {
                try await manager.queue.clear(kind)
                // What failed chapters had of their pages was kept for a retry.
                if kind == .failed { try await manager.pages.discardUnwanted() }
            } catch {
                await manager.engine.note(trouble: error)
            }
        }
    }

    /// Which of `chapters` are on this disk.
    private func stored(
        _ chapters: [Chapter],
        of manga: Manga,
        in environment: EnvironmentID
    ) async throws -> Set<Chapter.ID> {
        guard chapters.count == 1, let chapter = chapters.first else {
            return Set(try await pages.chapters(in: environment, of: manga.id).map(\.info.chapter.id))
        }
        let key = ChapterKey(environment: environment, manga: manga.id, chapter: chapter.id)
        return try await pages.chapter(key) == nil ? [] : [chapter.id]
    }
}
