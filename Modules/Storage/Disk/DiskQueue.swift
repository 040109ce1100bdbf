import Dispatch
import Synchronization

/// Runs file work that may take long off the threads that all of Swift's tasks share.
///
/// Each piece of work goes to the lane with the least to do. Lanes are serial queues, since only those have threads of
/// their own on Linux: a concurrent queue takes its threads from the few that Swift's tasks run on, and a sync that
/// waits for the disk would hold up every task.
final class DiskQueue: Sendable {
    private struct Lane {
        let queue: DispatchQueue
        var load = 0
    }

    private let lanes: Mutex<[Lane]>

    /// With `count` lanes, at least 1.
    init(lanes count: Int = 4) {
        lanes = Mutex((0..<max(1, count)).map { Lane(queue: DispatchQueue(label: "storage.disk.\($0)")) })
    }

    func run<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            let (index, queue) = enter()
            queue.async { [self] in
                let result = Result { try work() }
                leave(index)
                continuation.resume(with: result)
            }
        }
    }

    private func enter() -> (Int, DispatchQueue) {
        lanes.withLock { lanes in
            let index = lanes.indices.min { lanes[$0].load < lanes[$1].load } ?? 0
            lanes[index].load += 1
            return (index, lanes[index].queue)
        }
    }

    private func leave(_ index: Int) {
        lanes.withLock { $0[index].load -= 1 }
    }
}
