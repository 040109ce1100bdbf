import MangaLocalization
import MangaModels
import MangaStorage

/// What processes tell each other of the queue as a whole.
extension DownloadEngine {
    /// Tells others that this process works on what is left, and what keeps it from that.
    func attend() async {
        guard isWorking, !known.isEmpty else {
            hasAttended = false
            return
        }
        hasAttended = true
        // On a disk that is full nobody can be told; what fails now is told again soon.
        try? await queue.attend(owner: owner, lease: limits.lease, obstacles: obstacles)
    }

    /// The same as soon as there is something to do.
    func attendFirst() async {
        if !hasAttended { await attend() }
    }

    /// Those who work on the queue besides this process.
    func workersElsewhere() async throws -> [QueueWorker] {
        try await queue.workers().filter { $0.owner != owner }
    }

    /// Nobody tells that a lease has run out, or that a process has died: what it worked on waits from then on.
    func lookForWorkers() async {
        // A queue that cannot be read is told of by every other look.
        if (try? await tellWorkers()) == true { await compareWithQueue() }
    }

    /// Tells who else works on the queue; whether those are others than before.
    @discardableResult
    func tellWorkers() async throws -> Bool {
        let workers = try await workersElsewhere()
        await report(.workers(workers))
        let before = others
        others = Set(workers.map(\.owner))
        return others != before
    }

    private var obstacles: [QueueObstacle] {
        let connections = outages.errors.sorted { $0.key.rawValue < $1.key.rawValue }.map { environment, error in
            QueueObstacle.noConnection(environment, reason: error.reason)
        }
        return [shortage.flatMap { QueueObstacle($0.cause) }].compactMap(\.self) + connections
    }
}

extension DownloadError {
    /// Without what becomes of the downloads.
    fileprivate var reason: Message {
        if case .noConnection(let reason) = self { reason } else { message }
    }
}
