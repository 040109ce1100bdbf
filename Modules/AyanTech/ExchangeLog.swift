import Foundation
import MangaNetworking

/// What a logger hears of one request, secrets masked.
struct ExchangeLog {
    private let url: String
    private let method: HTTPMethod
    private let headers: [String: String]
    private let body: Data?
    private let logger: any ATNetworkLogging

    init(request: HTTPRequest, logger: any ATNetworkLogging) {
        url = Redaction.url(request.url.absoluteString)
        method = request.method
        headers = Self.masked(request.headers)
        body = request.body.map(Self.masked)
        self.logger = logger
    }

    func begin() {
        logger.logRequest(url: url, method: method, headers: headers, body: body)
    }

    /// `response` is nil where none came.
    func end(_ response: HTTPResponse?) {
        logger.logResponse(
            requestUrl: url,
            requestMethod: method,
            requestHeaders: headers,
            requestBody: body,
            responseCode: response?.status ?? -1,
            responseHeaders: response.map { Self.masked($0.headers) },
            responseBody: response.map { Self.masked($0.body) }
        )
    }

    private static func masked(_ headers: HTTPHeaders) -> [String: String] {
        headers.dictionary.reduce(into: [:]) { $0[$1.key] = Redaction.header($1.key, $1.value) }
    }

    /// The code of a `Status` is none that opens a door; what is no JSON is left as it is.
    private static func masked(_ body: Data) -> Data {
        Redaction.body(body, type: "application/json", shown: ["Code"]).map { Data($0.utf8) } ?? body
    }
}
