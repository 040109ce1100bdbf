import MangaLocalization
import MangaStorage

/// Why a chapter failed, at which page, and in whose words.
struct DownloadFailure: Error, Equatable, Localizable {
    var error: DownloadError
    /// From 0; nil where no single page is to blame.
    var page: Int?
    /// Closer words than the error's own.
    var detail: Message?

    init(_ error: DownloadError, page: Int? = nil, detail: Message? = nil) {
        self.error = error
        self.page = page
        self.detail = detail
    }

    /// A failure of the library: its own words are the reason.
    init(storage error: any Error, page: Int? = nil) {
        self.init(.storageError("\(error)"), page: page, detail: Message(saying: error))
    }

    var message: Message {
        let reason = detail ?? error.message
        guard let page else { return reason }
        return Message(
            DownloadsPhrase.page,
            ["page": .count(page &+ 1), "reason": .message(reason)]
        )
    }

    var outcome: QueuedDownload.Outcome {
        .failed(code: error.code, reason: description)
    }
}
