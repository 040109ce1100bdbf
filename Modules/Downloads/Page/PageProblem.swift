package import MangaLocalization
package import MangaNetworking

/// Why one try of a page gave no page.
package enum PageProblem: Error, Equatable {
    /// A status that is neither 200 nor 206; with what the server said of waiting.
    case status(Int, retryAfter: Duration?)
    /// No answer, or one that broke off.
    case connection(TransportError)
    /// The request could not be made, or not with these credentials.
    case refused(Message)
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
        case .connection(let error): error.isTransient
        case .badRange, .empty, .wrongLength, .notAnImage: true
        case .refused, .tooLarge, .tooManyPixels: false
        }
    }

    /// Whether nothing was heard of the host, unless the head of an answer came: see `HostVoices`.
    package var isSilence: Bool {
        switch self {
        case .status(let status, nil): APIError.ofGateways.contains(status)
        case .connection(let error): error.isSilence
        default: false
        }
    }

    /// Why there is no connection, where it is silence.
    var silence: Message {
        switch self {
        case .status(let status, _): Message(DownloadsPhrase.gateway, ["status": .text(String(status))])
        case .connection(let error): error.message
        default: failure(page: 0).message
        }
    }

    package var retryAfter: Duration? {
        if case .status(_, let delay) = self { delay } else { nil }
    }

    func failure(page: Int) -> DownloadFailure {
        switch self {
        case .status(let status, _): DownloadFailure(.httpError(statusCode: status), page: page)
        case .connection(let error): DownloadFailure(transport: error, page: page)
        case .refused(let reason): DownloadFailure(.connectionFailed(reason), page: page)
        case .badRange: DownloadFailure(.invalidResponse, page: page, detail: Message(DownloadsPhrase.badRange))
        case .empty: DownloadFailure(.invalidResponse, page: page, detail: Message(DownloadsPhrase.empty))
        case .wrongLength(let expected, let received):
            DownloadFailure(
                .invalidResponse,
                page: page,
                detail: Message(
                    DownloadsPhrase.wrongLength,
                    ["expected": .count(expected), "received": .count(received)]
                )
            )
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
