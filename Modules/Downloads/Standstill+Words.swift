import Foundation
public import MangaLocalization
import MangaModels
public import MangaStorage

extension QueuedDownload.Standstill {
    /// What is waited for; nil where nobody knows.
    public var message: Message? {
        switch self {
        case .unknown: nil
        case .noConnection(let reason):
            DownloadError.noConnection(reason).message
        case .ownLimit(let count): Message(DownloadsPhrase.ownLimit, ["count": .count(count)])
        case .host(let date):
            Message(DownloadsPhrase.hostAsksToWait, ["time": .date(date)])
        }
    }
}
