package import MangaLocalization

/// Why one try of a page gave no page.
package enum PageProblem: Error, Equatable {
    /// A status that is neither 200 nor 206; with what the server said of waiting.
    case status(Int, retryAfter: Duration?)
    /// No answer, or one that broke off.
    case connection(Message, isTransient: Bool)
    /// A part that was not asked for, twice.
    case badRange
    case empty
    /// Fewer or more bytes than the server announced.
    case wrongLength(expected: Int, received: Int)
    case notAnImage(Message)
    /// More bytes than this page may have.
    case tooLarge(limit: Int)
    /// A picture that is too large for a page.
    case tooManyPixels(Message)

    /// Whether the same request may be answered better in a moment.
    package var isTransient: Bool {
        switch self {
        case .status(let status, _): status == 408 || status == 429 || (500..<600).contains(status)
        case .connection(_, let isTransient): isTransient
        case .badRange, .empty, .wrongLength, .notAnImage: true
        case .tooLarge, .tooManyPixels: false
        }
    }

    package var retryAfter: Duration? {
        if case .status(_, let delay) = self { delay } else { nil }
    }

    func failure(page: Int) -> DownloadFailure {
        switch self {
        case .status(let status, _): DownloadFailure(.httpError(statusCode: status), page: page)
        case .connection(let reason, _): DownloadFailure(.connectionFailed(reason), page: page)
        case .badRange: DownloadFailure(.invalidResponse, page: page, detail: Message(DownloadsPhrase.badRange))
        case .empty: DownloadFailure(.invalidResponse, page: page, detail: Message(DownloadsPhrase.empty))
        case .wrongLength: DownloadFailure(.invalidResponse, page: page)
        case .notAnImage(let reason), .tooManyPixels(let reason):
            DownloadFailure(.invalidImageData, page: page, detail: reason)
        case .tooLarge(let limit):
            DownloadFailure(
                .invalidResponse,
                page: page,
                detail: Message(DownloadsPhrase.tooLarge, ["limit": .count(limit)])
            )
        }
    }
}
