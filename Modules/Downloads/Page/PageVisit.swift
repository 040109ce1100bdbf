import MangaModels
import MangaStorage

/// What the tries of one page hand on to each other.
struct PageVisit: Sendable {
    let index: Int
    /// Most bytes that are taken.
    let limit: Int
    var resume: Resume
    /// Whether it was asked for: then it goes on though no other page may begin.
    var hasBegun = false
    private var most = 0

    init(_ page: Page) {
        index = page.index
        limit = PageVisit.limit(listed: page.size)
        resume = Resume(size: page.size)
    }

    /// Well above what the list says, since lists err, but never more than a picture may have.
    private static func limit(listed size: Int?) -> Int {
        guard let size, size > 0 else { return PartFile.byteLimit }
        let (product, isTooLarge) = size.multipliedReportingOverflow(by: 8)
        return min(PartFile.byteLimit, isTooLarge ? .max : max(product, 64 << 20))
    }

    /// Whether `held` bytes are more than after any try before, and can be continued.
    mutating func gained(_ held: Int) -> Bool {
        let isMore = held > most && resume.canContinue(at: held)
        most = max(most, held)
        return isMore
    }
}
