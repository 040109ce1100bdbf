public import Foundation
public import MangaConfig
public import MangaLocalization
import MangaText
import Synchronization

/// What is written down about the requests of one environment, and to whom; may be switched while requests run.
public final class RequestLog: Sendable {
    /// The environment's name.
    public let environment: String
    /// Values that no line shows, whatever their place.
    public let secrets: Secrets
    private let logger: any RequestLogger
    private let now: @Sendable () -> Date
    private let mark: String
    private let state: Mutex<(level: LogLevel, count: Int)>

    /// `mark` begins the ids of requests, so that those of several processes differ in one file.
    public init(
        environment: String,
        level: LogLevel,
        logger: any RequestLogger,
        secrets: Secrets = Secrets(),
        mark: String = String(UInt16.random(in: 0x1000 ... .max), radix: 16),
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.environment = environment
        self.logger = logger
        self.secrets = secrets
        self.mark = mark
        self.now = now
        state = Mutex((level, 0))
    }

    public var level: LogLevel {
        get { state.withLock { $0.level } }
        set { state.withLock { $0.level = newValue } }
    }

    /// What a person must see, whatever the level.
    public func warn(_ message: Message, id: String = "-", elapsed: Duration = .zero) {
        logger.log(line(.warning(message), id: id, elapsed: elapsed))
    }

    /// A name for the next request.
    func nextID() -> String {
        let count = state.withLock { state in
            state.count += 1
            return state.count
        }
        return "\(mark)-\(count)"
    }

    func write(_ text: String, id: String, elapsed: Duration) {
        logger.log(line(.entry(secrets.hidden(in: text).neutralised), id: id, elapsed: elapsed))
    }

    private func line(_ content: RequestLogLine.Content, id: String, elapsed: Duration) -> RequestLogLine {
        RequestLogLine(
            date: now(),
            environment: environment.neutralised,
            id: id.isEmpty ? "-" : id,
            elapsed: elapsed,
            content: content
        )
    }
}
