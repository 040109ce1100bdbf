import Foundation
import MangaLocalization
import MangaNetworking
import MangaStorage

extension PageProblem {
    /// What the page waits for until its next try.
    func standstill(until date: Date) -> QueuedDownload.Standstill? {
        switch self {
        case _ where isSilence: .noConnection(reason: silence)
        case .status(_, _?): .host(until: date)
        default: nil
        }
    }
}
