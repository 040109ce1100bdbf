import MangaLocalization
import MangaNetworking
import MangaStorage

/// Why a chapter failed, at which page, and in whose words.
struct DownloadFailure: Error, Equatable, Localizable {
    /// What can be done about it.
    enum Remedy: Equatable {
        /// Nothing by itself: the chapter fails.
        case none
        /// The same chapter can go on when the server can be reached again.
        case connection
        /// It can go on when there is space again.
        case space(StorageError)
        /// Its host says nothing, to nobody: there is no connection, unless that goes on for one page while others are
        /// answered, which would be the failure. `hasSpoken` where it had answered something else in this visit.
        indirect case silence(DownloadFailure, hasSpoken: Bool)
    }

    var error: DownloadError
    /// From 0; nil where no single page is to blame.
    var page: Int?
    /// Further pages that failed beside it.
    var others: [Int] = []
    /// Whether the chapter could be had without the pages that failed.
    var allowsGaps = false
    /// Closer words than the error's own.
    var detail: Message?
    var remedy = Remedy.none

    init(_ error: DownloadError, page: Int? = nil, detail: Message? = nil) {
        self.error = error
        self.page = page
        self.detail = detail
    }

    /// A failure of the library: its own words are the reason.
    init(storage error: any Error, page: Int? = nil) {
        guard let error = error as? StorageError, error.isAboutSpace else {
            self.init(.storageError("\(error)"), page: page, detail: Message(saying: error))
            return
        }
        self.init(.noSpace(error), page: page)
        remedy = .space(error)
    }

    /// No answer, to a page or to the question for the pages.
    init(transport error: TransportError, page: Int? = nil) {
        guard error.isNoConnection else {
            self.init(.connectionFailed(error.message), page: page)
            return
        }
        self.init(.noConnection(error.message))
        remedy = .connection
    }

    /// No page is to blame, it seems: see `Remedy.silence`.
    init(silence reason: Message, unless failure: DownloadFailure, hasSpoken: Bool) {
        self.init(.noConnection(reason))
        remedy = .silence(failure, hasSpoken: hasSpoken)
    }

    /// The server has answered neither the question for the pages nor another one.
    init(silence error: APIError) {
        self.init(.noConnection(Message(saying: error)))
        remedy = .connection
    }

    /// The source did not say which pages there are.
    init(source error: any Error) {
        if case APIError.transport(let error, _) = error, error.isNoConnection {
            self.init(transport: error)
        } else {
            self.init(.sourceFailed(Message(saying: error)))
        }
    }

    var message: Message {
        let reason = detail ?? error.message
        guard let page else { return reason }
        let failure = words(of: ([page] + others).map { String($0 &+ 1) }, reason)
        guard allowsGaps else { return failure }
        return Message(
            DownloadsPhrase.offersGaps,
            ["failure": .message(failure), "count": .count(others.count + 1)]
        )
    }

    private func words(of pages: [String], _ reason: Message) -> Message {
        guard let last = pages.last, pages.count > 1 else {
            return Message(DownloadsPhrase.page, ["page": .text(pages.joined()), "reason": .message(reason)])
        }
        let list = pages.dropLast().joined(separator: ", ")
        return Message(
            DownloadsPhrase.pages,
            ["pages": .text(list), "last": .text(last), "reason": .message(reason)]
        )
    }

    var outcome: QueuedDownload.Outcome {
        .failed(code: error.code, reason: message)
    }
}

extension DownloadFailure {
    /// The same of a chapter in which all of `failures` occurred, and of which `good` pages are here.
    func among(_ failures: [DownloadFailure], good: Int) -> DownloadFailure {
        var failure = self
        failure.others = failures.compactMap(\.page).filter { $0 != page }
        failure.allowsGaps = good > 0
        return failure
    }

    /// Whether the page is at fault, and the others of its chapter are not.
    var isOfPage: Bool {
        page != nil && remedy == .none
    }

    /// Whether the address of the page may have been good once: those of many servers expire.
    var mayHaveExpired: Bool {
        guard page != nil, case .httpError(let status) = error else { return false }
        return [401, 403, 404, 410].contains(status)
    }
}

extension TransportError {
    /// Whether there was no connection to speak over, so that nothing can be said of the server.
    var isNoConnection: Bool {
        switch self {
        case .cannotResolve, .cannotConnect, .connectTimeout, .proxy(_, .unreachable), .proxy(_, .cannotReach): true
        default: false
        }
    }
}

extension StorageError {
    /// Whether it passes when something is deleted.
    var isAboutSpace: Bool {
        missingBytes != nil
    }
}
