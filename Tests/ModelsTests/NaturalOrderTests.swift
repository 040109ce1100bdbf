import MangaModels
import Testing

struct NaturalOrderTests {
    @Test func `counts numbers in names`() {
        let names = [
            "1.png", "2.png", "10.png", "11.png", "Cover.jpg", "page 2 b", "page 10 a", "page 10 b", "v1 c2", "v1 c10",
            "v2 c1", "v10",
        ]

        #expect(names.reversed().sorted(by: NaturalOrder.isBefore) == names)
    }

    @Test func `puts a shorter text first, leading zeros and case aside`() {
        #expect(NaturalOrder.isBefore("page", "page 1"))
        #expect(NaturalOrder.isBefore("", "a"))
        #expect(NaturalOrder.isBefore("a009", "A10"))
        #expect(NaturalOrder.isBefore("99999999999999999999998", "99999999999999999999999"))
    }

    @Test func `tells two texts apart exactly where they are different`() {
        #expect(NaturalOrder.isBefore("01", "1") != NaturalOrder.isBefore("1", "01"))
        #expect(NaturalOrder.isBefore("A", "a") != NaturalOrder.isBefore("a", "A"))
        #expect(!NaturalOrder.isBefore("caf\u{E9}", "cafe\u{301}"))
        #expect(!NaturalOrder.isBefore("cafe\u{301}", "caf\u{E9}"))
    }

    @Test func `is a strict weak order`() {
        let texts = combinations(of: ["", "0", "1", "01", "10", "a", "A", "é", "e\u{301}", " ", "ñ"])

        for a in texts {
            for b in texts {
                let isBefore = NaturalOrder.isBefore(a, b)
                let isBehind = NaturalOrder.isBefore(b, a)
                #expect((a == b) == (!isBefore && !isBehind), "\(a) and \(b)")
                #expect(!(isBefore && isBehind), "\(a) and \(b)")
            }
        }
        let sorted = texts.sorted(by: NaturalOrder.isBefore)
        for (index, text) in sorted.enumerated() {
            #expect(sorted[index...].allSatisfy { !NaturalOrder.isBefore($0, text) }, "\(text)")
        }
    }

    private func combinations(of parts: [String]) -> [String] {
        parts.flatMap { one in parts.map { one + $0 } }
    }
}
