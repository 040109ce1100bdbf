import Foundation
import TestSupport
import Testing

@testable import manga

struct QueueLockTests {
    @Test func `one has the place, the others learn who`() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/lock"
        #expect(QueueLock.holder(at: path) == nil)

        var first: QueueLock? = try QueueLock(at: path)
        let own = getpid()
        withExtendedLifetime(first) {
            #expect(QueueLock.holder(at: path) == own)
            #expect(throws: ShellError.alreadyRunning(process: own)) { try QueueLock(at: path) }
        }
        first = nil

        #expect(QueueLock.holder(at: path) == nil)
        _ = try QueueLock(at: path)
    }
}
