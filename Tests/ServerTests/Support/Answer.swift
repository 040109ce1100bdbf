import Foundation
import MangaModels

/// One HTTP answer, taken apart.
struct Answer: Equatable {
    private struct Malformed: Error {}

    let status: Int
    /// Names in lower case.
    let headers: [String: String]
    let body: [UInt8]

    init(_ bytes: [UInt8]) throws {
        guard let end = Answer.end(of: bytes) else { throw Malformed() }
        let lines = String(decoding: bytes[..<end], as: UTF8.self).components(separatedBy: "\r\n")
        guard let status = Int(lines[0].split(separator: " ").dropFirst().first ?? "") else { throw Malformed() }
        self.status = status
        headers = Dictionary(
            lines.dropFirst().compactMap { line in
                line.firstIndex(of: ":").map { colon in
                    (line[..<colon].lowercased(), line[colon...].dropFirst().trimmingCharacters(in: .whitespaces))
                }
            },
            uniquingKeysWith: { one, other in "\(one), \(other)" }
        )
        body = Array(bytes[(end + 4)...])
    }

    var text: String {
        String(decoding: body, as: UTF8.self)
    }

    /// Of a failure; nil for anything else.
    var code: Int? { failure?.error.code }
    var message: String? { failure?.error.message }

    private var failure: Failure? {
        // A test that expects a failure fails on nil.
        try? JSONDecoder().decode(Failure.self, from: Data(body))
    }

    private static func end(of bytes: [UInt8]) -> Int? {
        let mark = Array("\r\n\r\n".utf8)
        return bytes.indices.dropLast(3).first { bytes[$0..<$0 + 4].elementsEqual(mark) }
    }
}
