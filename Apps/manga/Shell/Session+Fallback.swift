import MangaLocalization
import MangaPresentation
import MangaText

/// What may come from the library where a server did not answer.
private protocol Fallback {
    /// Why, and from when it is.
    var failure: Message? { get }
}

extension MangaListReport: Fallback {}
extension MangaDetailReport: Fallback {}
extension ChaptersReport: Fallback {
    fileprivate var failure: Message? { detail.failure }
}

extension Session {
    /// Says beside rows of fields, which have no place for it, that no server has given them.
    func tellFallback(of report: some Report) {
        guard let failure = (report as? any Fallback)?.failure else { return }
        output.notice(failure, .warning)
    }
}
