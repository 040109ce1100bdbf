import MangaDownloads
import Testing

struct SilencesTests {
    @Test(arguments: [(true, 3), (false, 10)])
    func `a page is to blame after some visits in a row`(hasSpoken: Bool, visits: Int) {
        var silences = Silences()

        let blames = (0..<visits).map { _ in silences.isEnough(of: "a", hasSpoken: hasSpoken) }

        #expect(blames == Array(repeating: false, count: visits - 1) + [true])
    }

    @Test func `what moves in between begins anew, and others do not count`() {
        var silences = Silences()
        for _ in 0..<2 { _ = silences.isEnough(of: "a", hasSpoken: true) }

        let other = silences.isEnough(of: "b", hasSpoken: true)
        silences.forget("a")
        let again = silences.isEnough(of: "a", hasSpoken: true)

        #expect((other, again) == (false, false))
    }
}
