import Foundation

/// Runs `work` on a thread of its own and gives what it gives.
///
/// What blocks (a child process, a terminal) must not hold one of the few threads that all tests share.
public func offside<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread {
            continuation.resume(with: Result { try work() })
        }
    }
}
