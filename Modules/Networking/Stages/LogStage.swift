import Foundation
import MangaConfig
import MangaLocalization

/// Writes down what goes through it: whole calls above the cache, or single tries above the wire.
public struct LogStage: HTTPTransport {
    /// What a line is about.
    public enum Scope: Hashable, Sendable {
        /// What was asked for, and what came of it in the end.
        case call
        /// One request on its way: its headers, or the command that sends the same.
        case attempt
    }

    private let scope: Scope
    private let log: RequestLog
    private let next: any HTTPTransport
    private let clock: any Clock<Duration>

    public init(
        _ scope: Scope,
        to log: RequestLog,
        over next: any HTTPTransport,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.scope = scope
        self.log = log
        self.next = next
        self.clock = clock
    }

    public func send(_ request: HTTPRequest, to sink: (any BodySink)?) async throws -> HTTPResponse {
        let stopwatch = Stopwatch(clock)
        let lines = RequestLines(
            scope: scope,
            level: log.level,
            request: request,
            secretHeaders: log.secrets.headers
        )
        if scope == .call { warn(of: request, isPage: sink != nil) }
        for line in lines.beginning { log.write(line, id: request.id, elapsed: .zero) }
        do {
            let response = try await next.send(request, to: sink)
            // Switched on or off in the meantime: the end follows the level of now.
            for line in lines.at(log.level).end(response) {
                log.write(line, id: request.id, elapsed: stopwatch.elapsed)
            }
            if scope == .call { warn(of: response, to: request, after: stopwatch.elapsed) }
            return response
        } catch {
            for line in lines.at(log.level).end(error) { log.write(line, id: request.id, elapsed: stopwatch.elapsed) }
            throw error
        }
    }

    public func shutdown() async {
        await next.shutdown()
    }

    /// Pages come in hundreds, each chapter behind a list that has been warned of.
    private func warn(of request: HTTPRequest, isPage: Bool) {
        guard request.connection.isInsecure, request.url.scheme?.lowercased() == "https", !isPage else { return }
        log.warn(Message(NetworkingPhrase.insecure, ["server": .text(request.url.server)]), id: request.id)
    }

    private func warn(of response: HTTPResponse, to request: HTTPRequest, after elapsed: Duration) {
        guard case .stale(let age) = response.freshness else { return }
        let message = Message(
            NetworkingPhrase.staleAnswer,
            ["server": .text(request.url.server), "age": .count(Int(age / .seconds(1)))]
        )
        log.warn(message, id: request.id, elapsed: elapsed)
    }
}
