import MangaStorage
import Testing

@testable import MangaDownloads

struct ShortageTests {
    private let full = StorageSpace(free: 100, used: 900, limits: StorageLimits(reserve: 50, quota: 900))
    private let limit = StorageError.storageLimitExceeded(needed: 1000, limit: 900)

    /// Whether a chapter may be begun after each of `seconds`, while there is `space`.
    private func probes(_ shortage: Shortage, _ space: StorageSpace, seconds: Int) -> [Int] {
        var shortage = shortage
        return (1...seconds).filter { _ in
            if shortage.beat() { shortage.look(at: space) }
            return shortage.allowsProbe
        }
    }

    @Test func `while nothing changes, a chapter is tried once a minute`() {
        #expect(probes(Shortage(limit), full, seconds: 61) == [60, 61])
    }

    @Test func `less than there was when the limit was reached is a reason to try, soon`() {
        var shortage = Shortage(limit)
        shortage.used = 900
        var space = full
        space.used = 899

        #expect(probes(shortage, space, seconds: 6) == [5, 6])
    }

    @Test func `room below the limit that was not enough before is no reason`() {
        var shortage = Shortage(limit)
        var space = full
        space.used = 850
        shortage.used = 850

        #expect(probes(shortage, space, seconds: 59) == [])
    }

    @Test func `as many free bytes as were needed are a reason to try`() {
        let shortage = Shortage(.noSpace(needed: 300, available: 100))
        var space = StorageSpace(free: 299, used: 0, limits: StorageLimits(reserve: 50))

        #expect(probes(shortage, space, seconds: 59) == [])
        space.free = 300
        #expect(probes(shortage, space, seconds: 5) == [5])
    }

    @Test func `while one chapter tries, no other does`() {
        var shortage = Shortage(.noSpace(needed: 1, available: 0))
        shortage.look(at: StorageSpace(free: 9, used: 0, limits: StorageLimits(reserve: 0)))
        shortage.isProbed = true

        #expect(!shortage.allowsProbe)
        #expect(shortage.error.code == "storage-error")
    }
}
