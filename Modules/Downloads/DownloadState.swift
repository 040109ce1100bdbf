/// Where a download stands (seed 001).
public enum DownloadState: Hashable, Sendable {
    case pending
    /// From 0 to 1.
    case downloading(progress: Double)
    case completed
    /// The reason is for people, in English.
    case failed(error: String)
    case cancelled

    /// Whether nothing more happens to it by itself.
    public var hasEnded: Bool {
        switch self {
        case .pending, .downloading: false
        case .completed, .failed, .cancelled: true
        }
    }
}

extension DownloadState {
    /// What can happen to a download.
    package enum Change: Hashable, Sendable {
        case start
        case progress(Double)
        case complete
        case fail(String)
        case cancel
        /// Its process left in good order, or was lost: it waits again.
        case requeue
        case retry
    }

    /// The state that `change` leads to; nil where it cannot happen here.
    ///
    /// A pending download may end without having started: another process can have done it.
    package func after(_ change: Change) -> DownloadState? {
        switch (self, change) {
        case (.pending, .start): .downloading(progress: 0)
        case (.pending, .progress(let part)), (.downloading, .progress(let part)):
            .downloading(progress: min(max(part, 0), 1))
        case (.pending, .complete), (.downloading, .complete): .completed
        case (.pending, .fail(let reason)), (.downloading, .fail(let reason)): .failed(error: reason)
        case (.pending, .cancel), (.downloading, .cancel): .cancelled
        case (.downloading, .requeue): .pending
        case (.failed, .retry), (.cancelled, .retry): .pending
        default: nil
        }
    }
}
