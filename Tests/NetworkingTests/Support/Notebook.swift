import MangaLocalization
import MangaNetworking
import Synchronization

/// A logger that remembers its lines.
final class Notebook: RequestLogger {
    private let state = Mutex<[RequestLogLine]>([])

    var lines: [RequestLogLine] { state.withLock { $0 } }
    /// What the entries say.
    var entries: [String] {
        lines.compactMap { if case .entry(let text) = $0.content { text } else { nil } }
    }
    var warnings: [Message] {
        lines.compactMap { if case .warning(let message) = $0.content { message } else { nil } }
    }
    /// All of it as a person reads it.
    var text: String { lines.map { $0.text(in: .english) }.joined(separator: "\n") }

    func log(_ line: RequestLogLine) {
        state.withLock { $0.append(line) }
    }
}
