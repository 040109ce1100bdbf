import Dispatch

/// Runs file work that may take long off the threads that all of Swift's tasks share.
struct DiskQueue: Sendable {
    private let queue = DispatchQueue(label: "storage.disk", attributes: .concurrent)

    func run<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Result { try work() }) }
        }
    }
}
