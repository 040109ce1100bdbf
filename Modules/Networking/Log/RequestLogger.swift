public import Foundation
public import MangaLocalization

/// Takes the lines that a `RequestLog` writes: standard error, a file, or anything else.
///
/// Called from any thread, and must not block for long.
public protocol RequestLogger: Sendable {
    func log(_ line: RequestLogLine)
}

/// One line about one request; secrets are gone from it, and so is what a terminal would obey.
public struct RequestLogLine: Hashable, Sendable {
    /// What a line says.
    public enum Content: Hashable, Sendable {
        case entry(String)
        /// To be seen by a person whatever the log's level and target are.
        case warning(Message)
    }

    public var date: Date
    /// The environment's name.
    public var environment: String
    /// The request's, the same through all its tries.
    public var id: String
    /// Since the call or, where the line is about a try, since that began.
    public var elapsed: Duration
    public var content: Content

    public init(date: Date, environment: String, id: String, elapsed: Duration, content: Content) {
        self.date = date
        self.environment = environment
        self.id = id
        self.elapsed = elapsed
        self.content = content
    }

    /// A warning about no request of its own.
    public init(warning: Message, date: Date = Date()) {
        self.init(date: date, environment: "-", id: "-", elapsed: .zero, content: .warning(warning))
    }

    public var isWarning: Bool {
        if case .warning = content { true } else { false }
    }

    /// `2026-11-30T08:15:00.123Z production 3f2a-12 34 ms ← 200, 1,024 bytes`.
    public func text(in language: Language) -> String {
        let stamp = date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
        let milliseconds = Int((elapsed / .milliseconds(1)).rounded())
        return "\(stamp) \(environment) \(id) \(milliseconds) ms \(words(in: language))"
    }

    private func words(in language: Language) -> String {
        switch content {
        case .entry(let text): text
        case .warning(let message): message.text(in: language)
        }
    }
}
