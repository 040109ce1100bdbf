import Dispatch

/// Work that waits for the disk, away from the threads that Swift's tasks share.
enum Blocking {
    /// Runs `work` to its end, cancelled or not.
    static func run<Value: Sendable>(
        on queue: DispatchQueue = .global(),
        _ work: @escaping @Sendable () throws -> Value
    ) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Result { try work() }) }
        }
    }
}
