import MangaDownloads
import MangaModels
import Testing

struct PagePlanTests {
    private let pages = (0..<4).map { Page(index: $0, url: "http://a/\($0)") }

    @Test func `fetches what no earlier visit accepted`() {
        var plan = PagePlan(pages, accepted: [1, 3, 99])

        #expect(plan.missing.map(\.index) == [0, 2])
        #expect([plan.done, plan.total] == [2, 4])

        plan.receive(pages[2])

        #expect(plan.missing.map(\.index) == [0])
        #expect([plan.done, plan.total] == [3, 4])
    }

    @Test func `an address that is listed twice is one page`() {
        let list = ["a", "b", "a", "b", "c"].enumerated().map { Page(index: $0, url: "http://h/\($1)", size: $0) }

        #expect(
            list.distinct == [
                Page(index: 0, url: "http://h/a", size: 0),
                Page(index: 1, url: "http://h/b", size: 1),
                Page(index: 2, url: "http://h/c", size: 4),
            ]
        )
    }
}
