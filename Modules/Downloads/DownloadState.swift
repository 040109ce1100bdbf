/// Where a download stands (seed 001).
public enum DownloadState: Hashable, Sendable {
    case pending
    /// From 0 to 1.
    case downloading(progress: Double)
    /// Waits, and is not begun before somebody resumes it; what has landed stays.
    case paused
    case completed
    /// The reason is for people, in English.
    case failed(error: String)
    case cancelled

    /// Whether nothing more happens to it by itself, nor by resuming it.
    public var hasEnded: Bool {
        switch self {
        case .pending, .downloading, .paused: false
        case .completed, .failed, .cancelled: true
        }
    }
}

extension DownloadState {
    /// The state that `event` leads to; nil where it cannot happen here.
    ///
    /// Every transition of a download is decided here. A pending or paused download may end without having started:
    /// another process can have done it, or its commit was under way. What still arrives for one that is paused or has
    /// ended is no progress.
    public func after(_ event: DownloadStateEvent) -> DownloadState? {
        switch (self, event) {
        case (.pending, .start): .downloading(progress: 0)
        case (.pending, .progress(let part)), (.downloading, .progress(let part)):
            .downloading(progress: part.isNaN ? 0 : min(max(part, 0), 1))
        case (.pending, .pause), (.downloading, .pause): .paused
        case (.paused, .resume): .pending
        case (.pending, .complete), (.downloading, .complete), (.paused, .complete): .completed
        case (.pending, .fail(let reason)), (.downloading, .fail(let reason)), (.paused, .fail(let reason)):
            .failed(error: reason)
        case (.pending, .cancel), (.downloading, .cancel), (.paused, .cancel): .cancelled
        case (.downloading, .requeue): .pending
        case (.failed, .retry), (.cancelled, .retry): .pending
        default: nil
        }
    }
}
