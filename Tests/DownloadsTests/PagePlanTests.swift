import MangaDownloads
import MangaModels
import Testing

struct PagePlanTests {
    private let pages = (0..<4).map { Page(index: $0, url: "http://a/\($0)") }

    @Test func `fetches what no earlier visit accepted`() {
        var plan = PagePlan(pages)
        plan.receive([1, 3, 99])

        #expect(plan.missing.map(\.index) == [0, 2])
        #expect([plan.done, plan.total] == [2, 4])

        plan.receive([2])

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

    @Test func `repeats are counted, or pages of their own`() {
        let list = ["a", "a", "b", "b"].map { Page(index: 7, url: "http://h/\($0)") }

        let (plan, whole) = (PagePlan(list), PagePlan(list, keepsRepeats: true))

        #expect((plan.total, plan.repeats) == (2, 2))
        #expect((whole.total, whole.repeats) == (4, 0))
        #expect(whole.pages.map(\.index) == [0, 1, 2, 3])
    }

    @Test func `addresses that have changed are taken, from a list of the same version alone`() {
        var plan = PagePlan(pages)
        plan.receive([0])
        let fresh = (0..<4).map { Page(index: $0, url: "http://b/\($0)") }

        let lists = [
            pages, Array(fresh.dropLast()), fresh.map { Page(index: $0.index, url: $0.url, size: 9) }, fresh,
        ]
        let answers = lists.map { plan.readdress($0, for: [1]) }

        #expect(answers == [false, false, false, true])
        #expect(plan.missing.map(\.url) == ["http://b/1", "http://b/2", "http://b/3"])
        #expect(plan.done == 1)
    }

    @Test func `what is given up is what did not land after all`() {
        var plan = PagePlan(pages)
        plan.receive([0, 1])

        plan.giveUp([3, 1])
        plan.giveUp([2])

        #expect(plan.gaps == [2, 3])
    }

    @Test func `bytes to come are known where every size is, or an average stands in`() {
        var plan = PagePlan([10, 20, nil, 0].enumerated().map { Page(index: $0, url: "http://a/\($0)", size: $1) })
        plan.receive([0])

        #expect(plan.bytesLeft(average: nil) == nil)
        #expect(plan.bytesLeft(average: 100) == 220)
    }
}
