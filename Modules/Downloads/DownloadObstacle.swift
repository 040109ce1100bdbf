public import MangaLocalization

/// Why a download that has not ended does not move.
public enum DownloadObstacle: Error, Hashable, Localizable {
    /// Somebody paused it.
    case paused
    /// This process cannot reach its environment.
    case unreachable
    /// It goes on by itself when this is over.
    case problem(DownloadError)

    public var message: Message {
        switch self {
        case .paused: Message(DownloadsPhrase.paused)
        case .unreachable: Message(DownloadsPhrase.unreachable)
        case .problem(let error): error.message
        }
    }
}
