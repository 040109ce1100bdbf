public import Foundation
public import MangaNetworking

/// Hears of each request when it is sent, and of what came of it (seed 002).
///
/// Tokens, passwords and the like are masked in all that it is given, and of a body that is no text it gets the size
/// alone. Called from any thread.
public protocol ATNetworkLogging: Sendable {
    func logRequest(url: String, method: HTTPMethod, headers: [String: String], body: Data?)

    /// `responseCode` is -1 where no answer came; there are no headers and no body then.
    func logResponse(
        requestUrl: String,
        requestMethod: HTTPMethod,
        requestHeaders: [String: String],
        requestBody: Data?,
        responseCode: Int,
        responseHeaders: [String: String]?,
        responseBody: Data?
    )
}

/// How much is logged (seed 002).
public enum ATLoggerLevel: Hashable, Sendable {
    case `default`
    case none

    var logger: any ATNetworkLogging {
        self == .default ? PrintingATNetworkLogger() : SilentATNetworkLogger()
    }
}

/// Logs nothing.
public struct SilentATNetworkLogger: ATNetworkLogging {
    public init() {}

    public func logRequest(url: String, method: HTTPMethod, headers: [String: String], body: Data?) {}

    public func logResponse(
        requestUrl: String,
        requestMethod: HTTPMethod,
        requestHeaders: [String: String],
        requestBody: Data?,
        responseCode: Int,
        responseHeaders: [String: String]?,
        responseBody: Data?
    ) {}
}
