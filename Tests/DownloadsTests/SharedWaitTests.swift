import MangaDownloads
import Testing

struct SharedWaitTests {
    @Test func `pages that wait at the same time count once`() {
        var wait = SharedWait()
        wait.begin(at: .seconds(1))
        wait.begin(at: .seconds(2))
        wait.end(at: .seconds(4))
        wait.end(at: .seconds(5))

        #expect(wait.total(at: .seconds(9)) == .seconds(4))
    }

    @Test func `pages that wait one after the other add up, and one that still waits counts so far`() {
        var wait = SharedWait()
        wait.begin(at: .zero)
        wait.end(at: .seconds(1))
        wait.begin(at: .seconds(3))
        wait.end(at: .seconds(5))
        wait.begin(at: .seconds(8))

        #expect(wait.total(at: .seconds(8)) == .seconds(3))
        #expect(wait.total(at: .seconds(10)) == .seconds(5))
    }
}
