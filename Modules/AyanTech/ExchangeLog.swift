import Foundation
import MangaNetworking

/// What a logger hears of one request, secrets masked.
struct ExchangeLog {
    private let url: String
    private let method: HTTPMethod
    private let headers: [String: String]
    private let body: Data?
    private let logger: any ATNetworkLogging
    /// What the request carries, wherever the service repeats it.
    private let secrets: RequestSecrets

    init(request: HTTPRequest, logger: any ATNetworkLogging) {
        url = Redaction.url(request.url.absoluteString)
        method = request.method
        headers = Self.masked(request.headers)
        body = request.body.map { Self.masked($0, request.headers) }
        self.logger = logger
        secrets = RequestSecrets(request)
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
            responseHeaders: response.map { Self.masked($0.headers).mapValues(secrets.hidden) },
            responseBody: response.map { hidden(in: Self.masked($0.body, $0.headers)) }
        )
    }

    private static func masked(_ headers: HTTPHeaders) -> [String: String] {
        headers.dictionary.reduce(into: [:]) { $0[$1.key] = Redaction.header($1.key, $1.value) }
    }

    /// The code of a `Status` is none that opens a door; of what is no text, only its size is told.
    private static func masked(_ body: Data, _ headers: HTTPHeaders) -> Data {
        if let json = Redaction.body(body, type: "application/json", shown: ["Code"]) { return Data(json.utf8) }
        let type = headers["Content-Type"] ?? ""
        if type.lowercased().contains("form"), let form = Redaction.body(body, type: type) { return Data(form.utf8) }
        guard let text = String(validating: body, as: UTF8.self) else {
            return Data("<\(body.count) bytes that are no text>".utf8)
        }
        return Data(Redaction.text(text).utf8)
    }

    private func hidden(in body: Data) -> Data {
        Data(secrets.hidden(in: Array(body)))
    }
}
