import Synchronization

/// Writes that wait for one transaction together.
final class SharedTransaction: Sendable {
    /// One caller: what it wants, and who waits for it.
    private struct Entry: Sendable {
        /// Does the work and keeps what came of it; throws what undoes it.
        let work: @Sendable (Connection) throws -> Void
        /// Tells the caller; the argument is why the transaction failed, if it did.
        let tell: @Sendable ((any Error)?) -> Void
    }

    private let entries = Mutex<[Entry]>([])

    /// Lines `body` up, to be told through `continuation`; whether it is the first in line.
    func add<Value: Sendable>(
        _ body: @escaping @Sendable (Connection) throws -> Value,
        _ continuation: CheckedContinuation<Value, any Error>
    ) -> Bool {
        let outcome = Outcome<Value>()
        let entry = Entry(
            work: { connection in try outcome.keep { try connection.savepoint { try body(connection) } } },
            tell: { failure in
                if let failure {
                    continuation.resume(throwing: failure)
                } else {
                    continuation.resume(with: outcome.get())
                }
            }
        )
        return entries.withLock { entries in
            entries.append(entry)
            return entries.count == 1
        }
    }

    /// Tells all that wait that nothing comes of it.
    func fail(_ reason: any Error) {
        for entry in take() { entry.tell(reason) }
    }

    private func take() -> [Entry] {
        entries.withLock { entries in
            defer { entries = [] }
            return entries
        }
    }

    /// Runs all that wait, each undone alone where it fails.
    func run(on connection: Connection) {
        let entries = take()
        var failure: (any Error)?
        do {
            try connection.transaction {
                for entry in entries { try entry.work(connection) }
            }
        } catch {
            failure = error
        }
        for entry in entries { entry.tell(failure) }
    }
}

/// What came of one body, kept until the transaction is committed.
private final class Outcome<Value: Sendable>: Sendable {
    private let result = Mutex<Result<Value, any Error>?>(nil)

    /// Keeps what `body` returns or throws; throws where the whole transaction is lost with it.
    func keep(_ body: () throws -> Value) throws {
        do {
            let value = try body()
            result.withLock { $0 = .success(value) }
        } catch let lost as LostTransaction {
            throw lost.reason
        } catch {
            result.withLock { $0 = .failure(error) }
        }
    }

    func get() -> Result<Value, any Error> {
        result.withLock { $0 } ?? .failure(CancellationError())
    }
}
