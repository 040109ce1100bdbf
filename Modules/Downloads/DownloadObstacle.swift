public import MangaLocalization

/// Why a download that has not ended does not move.
public enum DownloadObstacle: Error, Hashable, Localizable {
    /// Somebody paused it.
    case paused
    /// This process cannot reach its environment.
    case unreachable
    /// It goes on by itself when this is over.
    case problem(DownloadError)

    /// Whether it is over by itself some time: there is space again, or a connection.
    public var passes: Bool {
        switch self {
        case .problem(.noSpace), .problem(.noConnection): true
        case .paused, .unreachable, .problem: false
        }
    }

    public var message: Message {
        switch self {
        case .paused: Message(DownloadsPhrase.paused)
        case .unreachable: Message(DownloadsPhrase.unreachable)
        case .problem(let error): error.message
        }
    }
}
