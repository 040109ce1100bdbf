import Foundation

/// The status line and the header fields of the answer that is being read.
///
/// A status line starts it anew, so that what stays is the final answer's, not a 100's.
struct HeaderBlock {
    static let limit = 256 << 10

    private(set) var status = 0
    /// `HTTP/1.1`, `HTTP/2`.
    private(set) var version = ""
    private(set) var headers = HTTPHeaders()
    private var size = 0

    /// More than 256 KiB, of this answer and those before it.
    var isTooLarge: Bool { size > HeaderBlock.limit }

    /// Takes one line, with or without its end.
    mutating func receive(_ line: UnsafeRawBufferPointer) {
        size += line.count
        guard !isTooLarge else { return }
        let text = String(decoding: line, as: UTF8.self)
        if text.hasPrefix("HTTP/") {
            headers = HTTPHeaders()
            let words = text.split(whereSeparator: \.isWhitespace)
            version = words.first.map(String.init) ?? ""
            status = words.dropFirst().first.flatMap { Int($0.prefix(3)) } ?? 0
        } else if let colon = text.firstIndex(of: ":") {
            let value = text[text.index(after: colon)...].trimmingCharacters(in: .whitespacesAndNewlines)
            headers.append(text[..<colon].trimmingCharacters(in: .whitespaces), value)
        }
    }
}
