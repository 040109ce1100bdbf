import Testing

@testable import MangaTerminal

struct ClusterGuardTests {
    private typealias Correction = ClusterGuard.Correction

    @Test func `a step lands behind or before a whole character, never in it`() {
        #expect(correction(from: "a👨‍👩‍👧b", 1, to: "a👨‍👩‍👧b", 2) == Correction(cursor: 6))
        #expect(correction(from: "a👨‍👩‍👧b", 6, to: "a👨‍👩‍👧b", 5) == Correction(cursor: 1))
        #expect(correction(from: "e\u{301}", 0, to: "e\u{301}", 1) == Correction(cursor: 2))
        #expect(correction(from: "🇩🇪🇯🇵", 4, to: "🇩🇪🇯🇵", 3) == Correction(cursor: 2))
        #expect(correction(from: "moon", 0, to: "moon", 1) == nil)
    }

    @Test func `of a character that lost a part the rest goes too`() {
        #expect(correction(from: "aé", 2, to: "a", 1) == nil)
        #expect(correction(from: "ae\u{301}", 3, to: "ae", 2) == Correction(deletion: 1..<2, cursor: 1))
        #expect(correction(from: "👍🏽x", 0, to: "🏽x", 0) == Correction(deletion: 0..<1, cursor: 0))
        #expect(correction(from: "日本", 2, to: "日", 1) == nil)
        #expect(correction(from: "👍🏽👍🏽", 4, to: "👍🏽", 2) == nil)
    }

    @Test func `what is typed is left alone, scalar by scalar`() {
        #expect(correction(from: "👨👧", 1, to: "👨\u{200D}👧", 2) == nil)
    }

    private func correction(from old: String, _ cursor: Int, to new: String, _ next: Int) -> Correction? {
        var clusters = ClusterGuard()
        clusters.accept(Array(old.unicodeScalars), cursor: cursor)
        return clusters.correction(of: Array(new.unicodeScalars), cursor: next)
    }
}
