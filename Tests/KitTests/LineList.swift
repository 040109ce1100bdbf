import MangaLocalization
import MangaNetworking
import Synchronization

/// A logger that remembers what it was given.
final class LineList: RequestLogger {
    private let state = Mutex<[String]>([])

    var texts: [String] { state.withLock { $0 } }

    func log(_ line: RequestLogLine) {
        state.withLock { $0.append(line.text(in: .english)) }
    }
}
