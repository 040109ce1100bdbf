package import MangaModels

/// Which pages of a chapter are there, and which come next.
package struct PagePlan: Hashable, Sendable {
    package let pages: [Page]
    package private(set) var landed: Set<Int>

    /// `accepted` holds the indices that an earlier visit brought in.
    package init(_ pages: [Page], accepted: Set<Int>) {
        self.pages = pages
        landed = accepted.intersection(pages.map(\.index))
    }

    /// In reading order.
    package var missing: [Page] {
        pages.filter { !landed.contains($0.index) }
    }

    package var done: Int { landed.count }
    package var total: Int { pages.count }

    package mutating func receive(_ page: Page) {
        landed.insert(page.index)
    }
}
