import Foundation
import MangaStorage

/// One answer.
struct Response: Sendable {
    enum Body: Sendable {
        case bytes([UInt8])
        /// `length` bytes of an open file from `offset` on.
        case file(FileSlice, offset: Int, length: Int)
    }

    var status: Int
    var headers: [(name: String, value: String)] = []
    var body: Body

    /// `value` as JSON, in one stable order of keys, to be kept nowhere; see `revalidatable`.
    static func json(_ value: some Encodable, status: Int = 200) throws -> Response {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return Response(
            status: status,
            headers: [("Content-Type", "application/json; charset=utf-8"), ("Cache-Control", "no-store")],
            body: .bytes(Array(try encoder.encode(value)))
        )
    }
}
