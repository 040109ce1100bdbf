import Dispatch

/// Runs an actor on a dispatch queue of its own.
///
/// A slow query then blocks that queue's thread, not one of the few that all of Swift's tasks share.
/// (`DispatchSerialQueue`, which is an executor by itself, does not exist on Linux.)
final class QueueExecutor: SerialExecutor {
    private let queue: DispatchQueue

    init(label: String) {
        queue = DispatchQueue(label: label)
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
}
