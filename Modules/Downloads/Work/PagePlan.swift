package import MangaModels
import MangaStorage

/// Which pages of a chapter are there, and which come next.
package struct PagePlan: Hashable, Sendable {
    package private(set) var pages: [Page]
    /// Entries of the server's list that named a page once more; they are left out.
    package let repeats: Int
    package private(set) var landed: Set<Int>
    private let keepsRepeats: Bool
    /// Pages that are given up, in reading order: the chapter is complete without them.
    package private(set) var gaps: [Int] = []

    /// Leaves out entries of `list` whose address came before, unless `keepsRepeats`.
    package init(_ list: [Page], keepsRepeats: Bool = false) {
        pages = keepsRepeats ? list.numbered : list.distinct
        self.keepsRepeats = keepsRepeats
        repeats = list.count - pages.count
        landed = []
    }

    /// In reading order.
    package var missing: [Page] {
        pages.filter { !landed.contains($0.index) }
    }

    package var done: Int { landed.count }
    package var total: Int { pages.count }

    /// How many bytes are to come, where `average` stands for a page whose size the list does not say, or says in a way
    /// that cannot be.
    package func bytesLeft(average: Int?) -> Int? {
        var sum = 0
        for page in missing {
            guard let size = page.size.flatMap({ (1...PartFile.byteLimit).contains($0) ? $0 : nil }) ?? average else {
                return nil
            }
            sum = sum.addingReportingOverflow(size).partialValue
        }
        return max(0, sum)
    }

    /// Whether the list says the size of every page that is to come, in a way that can be.
    package var isMeasured: Bool {
        missing.allSatisfy { page in page.size.map { (1...PartFile.byteLimit).contains($0) } ?? false }
    }

    /// Takes note of pages that are there; of indices that the list does not have, nothing.
    package mutating func receive(_ indices: Set<Int>) {
        landed.formUnion(indices.intersection(pages.map(\.index)))
    }

    package mutating func giveUp(_ indices: [Int]) {
        gaps = Set(gaps + indices).subtracting(landed).sorted()
    }

    /// Takes the addresses of another list of the same version; false, and nothing changed, where it is another
    /// version or has the same addresses for all of `indices`.
    package mutating func readdress(_ list: [Page], for indices: [Int]) -> Bool {
        let fresh = PagePlan(list, keepsRepeats: keepsRepeats).pages
        guard fresh.edition == pages.edition, fresh.count == pages.count,
            indices.contains(where: { pages.indices.contains($0) && fresh[$0].url != pages[$0].url })
        else { return false }
        pages = fresh
        return true
    }
}

extension [Page] {
    /// Counted anew from 0, in this order.
    fileprivate var numbered: [Page] {
        enumerated().map { Page(index: $0, url: $1.url, size: $1.size, filename: $1.filename) }
    }
}
