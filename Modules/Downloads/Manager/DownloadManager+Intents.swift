public import MangaModels
import MangaStorage

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
        if !task.state.hasEnded, problem == nil {
            for await _ in events where task.state.hasEnded || problem != nil { break }
        }
        switch task.state {
        case .completed: return
        case .failed(let reason): throw task.failure ?? .recorded(code: "unknown", reason: reason)
        case .cancelled: throw DownloadError.cancelled
        case .pending, .downloading:
            if let problem { throw problem }
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

    /// Notes the wishes durably and returns their tasks, in the order of `chapters`.
    ///
    /// Chapters on this disk are left out, so an empty answer means that all of them are; one that waits or runs
    /// already is answered by the task it has. Throws `DownloadError.storageError`.
    @discardableResult
    public func enqueue(
        _ chapters: [Chapter],
        of manga: Manga,
        in environment: EnvironmentID
    ) async throws -> [DownloadTask] {
        do {
            let missing = try await missing(chapters, of: manga, in: environment)
            if missing.count < chapters.count { try await queue.finishStored() }
            guard !missing.isEmpty else { return [] }
            return try await engine.admit { queue in
                try await queue.enqueue(missing)
            } announce: { rows in
                rows.map(self.adopt)
            }
        } catch let error as StorageError {
            throw DownloadError.storageError("\(error)")
        }
    }

    /// Ends a waiting or running download; unknown ids and ended ones are left alone (seed 001).
    ///
    /// Its requests stop at once and its partial files go; `DownloadEvent.cancelled` says when that is done.
    public func cancelDownload(taskId: String) {
        guard let task = tasks[taskId] else { return }
        cancel([task])
    }

    public func cancelAllDownloads() {
        cancel(activeDownloads)
    }

    /// Cancels every active download and returns when that is done; how many were cancelled.
    ///
    /// One whose commit was under way, or that another process ended before, completes or fails and does not count.
    @discardableResult
    public func cancelAll() async -> Int {
        let tasks = activeDownloads
        await cancel(tasks).value
        return tasks.count { $0.state == .cancelled }
    }

    /// Cancels one active download and returns when that is done; whether it was cancelled.
    @discardableResult
    public func cancel(taskId: String) async -> Bool {
        guard let task = tasks[taskId] else { return false }
        await cancel([task]).value
        return task.state == .cancelled
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
                let tasks = rows.map(self.adopt)
                self.failedDownloads = []
                for task in tasks { self.send(.updated(task.id)) }
                return Set(tasks.map(\.key)).count
            }
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

    @discardableResult
    private func cancel(_ tasks: [DownloadTask]) -> Task<Void, Never> {
        let keys = Dictionary(tasks.map { ($0.id, $0.key) }, uniquingKeysWith: { first, _ in first })
        return chore { manager in await manager.engine.cancel(keys) }
    }

    private func clear(_ kind: QueuedDownload.Outcome.Kind) {
        chore { manager in
            do {
                try await manager.queue.clear(kind)
            } catch {
                await manager.engine.note(trouble: error)
            }
        }
    }

    private func missing(
        _ chapters: [Chapter],
        of manga: Manga,
        in environment: EnvironmentID
    ) async throws -> [ChapterInfo] {
        let stored = try await stored(chapters, of: manga, in: environment)
        return chapters.filter { !stored.contains($0.id) }.map {
            ChapterInfo(environment: environment, manga: manga, chapter: $0)
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
