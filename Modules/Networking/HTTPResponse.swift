public import Foundation

/// One answer as a transport gives it.
public struct HTTPResponse: Hashable, Sendable {
    public var status: Int
    public var headers: HTTPHeaders
    /// Empty where a `BodySink` took it.
    public var body: Data
    /// Where the last redirect led.
    public var url: URL

    public init(status: Int, headers: HTTPHeaders = [:], body: Data = Data(), url: URL) {
        self.status = status
        self.headers = headers
        self.body = body
        self.url = url
    }

    public var isSuccess: Bool {
        (200..<300).contains(status)
    }
}
