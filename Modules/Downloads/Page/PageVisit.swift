import MangaModels

/// What the tries of one page hand on to each other.
struct PageVisit: Sendable {
    let index: Int
    var resume: Resume
    private var most = 0

    init(_ page: Page) {
        index = page.index
        resume = Resume(size: page.size)
    }

    /// Whether `held` bytes are more than after any try before, and can be continued.
    mutating func gained(_ held: Int) -> Bool {
        let isMore = held > most && resume.canContinue(at: held)
        most = max(most, held)
        return isMore
    }
}
