import MangaModels
import MangaStorage

/// What the queue waits for: a connection, or space.
extension DownloadEngine {
    typealias Waits = (outages: [EnvironmentID: DownloadError], shortage: Shortage?)

    /// Leaves the rows of `row`'s environment alone for a while.
    func noteOutage(_ row: QueuedDownload, _ error: DownloadError) {
        outages.fail(row.info.environment, error, wasProbe: jobs[row.id]?.isProbe ?? false)
        jobs[row.id]?.isProbe = false
    }

    /// A chapter has run out of room: beside others it gives way to them, alone it is a shortage, unless those that
    /// wait have begun and can give way to it.
    func noteLack(of cause: StorageError, for row: QueuedDownload) async {
        if worksBeside(row) { return noteCrowding(cause.missingBytes ?? 1, beside: row) }
        // What cannot be looked at or removed now makes no room.
        guard (try? await pages.makeRoom(missing: cause, for: row.info.key, owner: owner)) != true else {
            (isSolo, crowding) = (true, nil)
            return
        }
        await noteShortage(cause)
    }

    /// Leaves the queue alone until one of those ends that run, here or elsewhere.
    func noteCrowding(_ needed: Int, beside row: QueuedDownload) {
        isTight = true
        crowding = Crowding(needed: needed, looksSoon: !worksBeside(row))
    }

    private func worksBeside(_ row: QueuedDownload) -> Bool {
        jobs.contains { $0 != row.id && $1.stop == nil && !$1.isEnding }
    }

    /// Whether the next chapter has room now, or nobody else has it any more.
    func lookForRoom() async -> Bool {
        guard crowding?.beat() == true, let needed = crowding?.needed else { return false }
        do {
            let space = try await pages.space()
            guard space.shortage(for: needed) == nil || space.promised == 0 && jobs.isEmpty else { return false }
            crowding = nil
            return true
        } catch {
            await note(trouble: error)
            return false
        }
    }

    /// Ends all work until there is space: it would fail chapter by chapter.
    private func noteShortage(_ cause: StorageError) async {
        (shortage, crowding) = (Shortage(cause), nil)
        endJobs(.leaving)
        // A library that cannot be read now is looked at again soon.
        if let space = try? await pages.space() { shortage?.used = space.used }
    }

    /// Once a second: whether a chapter is to be begun to see if there is space.
    func lookForSpace() async -> Bool {
        guard shortage?.beat() == true else { return shortage?.allowsProbe ?? false }
        do {
            let space = try await pages.space()
            shortage?.look(at: space)
        } catch {
            await note(trouble: error)
        }
        return shortage?.allowsProbe ?? false
    }

    /// An answer came, or all of a chapter was there: nothing is in the way of its environment.
    func noteConnection(of id: ID) {
        guard let job = jobs[id] else { return }
        jobs[id]?.isProbe = false
        outages.recover(job.environment)
    }

    /// A page was written: there is space.
    func noteSpace() {
        shortage = nil
    }

    /// A try ended without an answer to its question.
    func giveUpProbe(_ environment: EnvironmentID) {
        outages.giveUpProbe(environment)
        shortage?.isProbed = false
    }

    /// Tells what is waited for, where that has changed.
    func tellWaiting(since before: Waits) async {
        if outages.errors != before.outages {
            await report(.offline(outages.errors))
            wake()
        }
        if shortage?.error != before.shortage?.error {
            await report(.short(shortage?.error))
            wake()
        }
        if outages.errors != before.outages || shortage?.error != before.shortage?.error { await attend() }
    }

    /// Tries the environments again that could not be reached.
    func environmentsChanged() async {
        unreachable = []
        outages.hurry()
        ownLimits = [:]
        await report(.unreachable([]))
        await attend()
        wake()
    }
}
