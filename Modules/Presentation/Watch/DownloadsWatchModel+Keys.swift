import MangaDownloads
public import MangaLocalization
import MangaStorage

/// What each key does.
extension DownloadsWatchModel {
    /// Does what `key` means; whether the person wants to leave.
    ///
    /// Returns when it is done. What destroys much is asked first; the answer is the next key, in `language`.
    public func press(_ key: DownloadsWatchKey, in language: Language) async -> Bool {
        if let question { return await answer(question, with: key, in: language) }
        let wasHelp = footer == .help
        footer = .keys
        if key == .leave { return true }
        // What closes the help does nothing else.
        if wasHelp { return false }
        if [.escape, .character("q"), .character("Q")].contains(key) { return true }
        await act(on: key)
        return false
    }

    private func act(on key: DownloadsWatchKey) async {
        switch key {
        case .up, .character("k"): move(by: -1)
        case .down, .character("j"): move(by: 1)
        case .pageUp: moveByPages(-1)
        case .pageDown, .character(" "): moveByPages(1)
        case .first, .character("g"): moveToStart()
        case .last, .character("G"): moveToEnd()
        case .nextTab: show(tab.next)
        case .previousTab: show(tab.next.next)
        case .character("?"): footer = .help
        case .character("c"): await cancelOrClear()
        case .character("C"): askForAll()
        case .character("r"): await retry()
        case .character("R"): await retryAll()
        case .character("p"): await pauseOrResume()
        case .character("P"): await pauseOrResumeAll()
        case .character("X"): askToClearStorage()
        case .leave, .escape, .other, .character: break
        }
    }

    private func answer(_ question: Question, with key: DownloadsWatchKey, in language: Language) async -> Bool {
        self.question = nil
        guard case .character(let letter) = key, WatchPhrase.yesKeys.text(in: language).contains(letter) else {
            footer = .answer(Message(WatchPhrase.nothingDone))
            return false
        }
        switch question {
        case .cancelAll: say(.cancelledAll, count: await model.cancel(.all))
        case .clear(let tab):
            let count = tasks(of: tab).count
            model.clear(tab)
            say(.cleared, count: count)
        case .clearStorage: await clearStorage()
        }
        return false
    }

    private func askToClearStorage() {
        guard let usage = model.storage, model.mayClearStorage, usage.chapters > 0 else {
            footer = .answer(Message(PresentationPhrase.emptyStorage))
            return
        }
        question = .clearStorage
        footer = .question(
            Message(
                WatchPhrase.askClearStorage,
                [
                    "chapters": .count(usage.chapters), "size": .size(usage.bytes),
                    "downloads": .count(tasks(of: .active).count),
                ]
            )
        )
    }

    private func clearStorage() async {
        await attempt {
            guard let freed = try await model.clearStorage() else { return }
            footer = .answer(
                Message(
                    WatchPhrase.storageCleared,
                    ["chapters": .count(freed.chapters), "size": .size(freed.bytes)]
                )
            )
        }
    }

    private func cancelOrClear() async {
        guard tab == .active else { return askToClear() }
        guard let row = selectedRow(else: .nothingToCancel) else { return }
        say(await model.cancel(.rows([row.id])) > 0 ? .cancelled : .hasEnded, row)
    }

    private func askForAll() {
        guard tab == .active else { return askToClear() }
        ask(.cancelAll, .askCancelAll, else: .nothingToCancel)
    }

    private func askToClear() {
        ask(.clear(tab), tab == .failed ? .askClearFailed : .askClearCompleted, else: .nothingToClear)
    }

    private func ask(_ question: Question, _ words: WatchPhrase, else nothing: WatchPhrase) {
        let count = tasks(of: tab).count
        guard count > 0 else {
            footer = .answer(Message(nothing))
            return
        }
        self.question = question
        footer = .question(Message(words, ["count": .count(count)]))
    }

    private func retry() async {
        guard tab == .failed else {
            footer = .answer(Message(WatchPhrase.nothingToRetry))
            return
        }
        guard let row = selectedRow(else: .nothingToRetry) else { return }
        await attempt {
            hasQueued = try await model.retry(.rows([row.id])) > 0
            say(.retrying, row)
        }
    }

    private func retryAll() async {
        await attempt {
            let count = try await model.retry(.all)
            hasQueued = count > 0
            say(.retryingAll, count: count)
        }
    }

    private func pauseOrResume() async {
        guard tab == .active else {
            footer = .answer(Message(WatchPhrase.nothingToPause))
            return
        }
        guard let row = selectedRow(else: .nothingToPause) else { return }
        let isPaused = row.state == .paused
        let count = isPaused ? await model.resume(.rows([row.id])) : await model.pause(.rows([row.id]))
        say(count == 0 ? .hasEnded : isPaused ? .resumed : .paused, row)
    }

    private func pauseOrResumeAll() async {
        if model.downloads.isPaused {
            await model.resume(.all)
            footer = .answer(Message(WatchPhrase.resumedAll))
        } else {
            await model.pause(.all)
            footer = .answer(Message(WatchPhrase.pausedAll))
        }
    }

    /// The row that the last report had under the cursor, where it is still in this tab; else says why there is none.
    private func selectedRow(else nothing: WatchPhrase) -> DownloadRow? {
        let tasks = tasks(of: tab)
        if let task = tasks.first(where: { $0.id == selected }) { return DownloadRow(task) }
        footer = .answer(Message(tasks.isEmpty ? nothing : .hasEnded))
        return nil
    }

    private func attempt(_ change: () async throws -> Void) async {
        do {
            try await change()
        } catch {
            footer = .answer(Message(saying: error))
        }
    }

    private func say(_ phrase: WatchPhrase, _ row: DownloadRow) {
        footer = .answer(
            Message(phrase, ["title": .text(row.mangaTitle), "chapter": .text(ChapterLabel(row.chapter).text)])
        )
    }

    private func say(_ phrase: WatchPhrase, count: Int) {
        footer = .answer(Message(phrase, ["count": .count(count)]))
    }
}

extension DownloadsTab {
    /// The tab behind it, the first behind the last.
    var next: DownloadsTab {
        switch self {
        case .active: .completed
        case .completed: .failed
        case .failed: .active
        }
    }
}
