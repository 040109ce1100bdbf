import Foundation
import TestSupport

/// A folder that everything of a program is kept in.
extension TemporaryFolder {
    /// Returns when no process works off the queue without a shell.
    func waitForQueue() async throws {
        let lock = path + "/data/downloads.lock"
        try await offside {
            let descriptor = open(lock, O_RDWR)
            flock(descriptor, LOCK_EX)
            close(descriptor)
        }
    }
}

/// The answer of `downloads run --detach --json`.
struct Detached: Decodable {
    var process: pid_t
}
