import MangaURLSession
import Testing

struct ErrorsTests {
    @Test func `the router's error has the seed's name`() {
        #expect(Errors.parseUrlFail == .parseUrlFail)
    }
}
