import Dispatch
import Foundation
import Synchronization

/// Runs an actor on a thread of its own.
///
/// Waiting for a key blocks that thread and nobody else: Swift's shared pool never loses one.
final class ThreadExecutor: SerialExecutor {
    private struct State {
        var jobs: [UnownedJob] = []
        var isStopped = false
    }

    private let state = Mutex(State())
    private let available = DispatchSemaphore(value: 0)

    init(name: String) {
        let thread = Thread { [self] in
            while let job = nextJob() {
                job.runSynchronously(on: asUnownedSerialExecutor())
            }
        }
        thread.name = name
        thread.start()
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        state.withLock { $0.jobs.append(job) }
        available.signal()
    }

    /// Lets the thread end after the jobs that are already there.
    func stop() {
        state.withLock { $0.isStopped = true }
        available.signal()
    }

    private func nextJob() -> UnownedJob? {
        while true {
            available.wait()
            let (job, isStopped) = state.withLock { state in
                (state.jobs.isEmpty ? nil : state.jobs.removeFirst(), state.isStopped)
            }
            if let job { return job }
            if isStopped { return nil }
        }
    }
}
