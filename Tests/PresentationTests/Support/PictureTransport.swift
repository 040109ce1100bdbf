import Foundation
import MangaNetworking

/// Answers every request with the same tiny PNG.
struct PictureTransport: HTTPTransport {
    static let png = Data(base64Encoded: text) ?? Data()
    private static let text =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=="

    func send(_ request: HTTPRequest, to sink: (any BodySink)?) async throws -> HTTPResponse {
        var response = HTTPResponse(status: 200, headers: [:], url: request.url)
        if let sink, try sink.accepts(response) {
            try Self.png.withUnsafeBytes { try sink.write($0) }
        } else {
            response.body = Self.png
        }
        return response
    }

    func shutdown() async {}
}
