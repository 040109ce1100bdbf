import MangaModels

/// How one page ended.
struct Landing: Sendable {
    enum End {
        case landed
        /// It was not begun, or not ended, since nothing new is to begin.
        case skipped
        /// By a failure of its own.
        case failed(DownloadFailure)
    }

    let page: Page
    let end: End

    /// Throws what is not the page's own failure.
    init(_ page: Page, at place: PagePlace, of fetch: PageFetch) async throws {
        self.page = page
        do {
            end = try await fetch.run(page, at: place) ? .landed : .skipped
        } catch let failure as DownloadFailure where failure.isOfPage {
            end = .failed(failure)
        } catch is CancellationError where fetch.turn.isOver && !Task.isCancelled {
            end = .skipped
        }
    }
}
