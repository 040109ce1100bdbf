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

    /// Ends all work until there is space: it would fail chapter by chapter.
    func noteShortage(_ cause: StorageError) async {
        shortage = Shortage(cause)
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
    }

    /// Tries the environments again that could not be reached.
    func environmentsChanged() async {
        unreachable = []
        outages.recoverAll()
        ownLimits = [:]
        await report(.unreachable([]))
        await report(.offline([:]))
        wake()
    }
}
