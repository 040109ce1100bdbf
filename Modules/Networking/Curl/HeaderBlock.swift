/// The status line and the header fields of the answer that is being read.
///
/// A status line starts it anew, so that what stays is the final answer's, not a 100's.
struct HeaderBlock {
    static let limit = 256 << 10

    private(set) var status = 0
    /// `HTTP/1.1`, `HTTP/2`.
    private(set) var version = ""
    private(set) var headers = HTTPHeaders()
    /// Whether the empty line has come that ends it: a connection may be closed before, which libcurl takes for an end.
    private(set) var isWhole = false
    private var size = 0

    /// More than 256 KiB, of this answer and those before it.
    var isTooLarge: Bool { size > HeaderBlock.limit }

    /// Takes one line, with or without its end.
    mutating func receive(_ line: UnsafeRawBufferPointer) {
        size += line.count
        guard !isTooLarge else { return }
        if line.starts(with: "HTTP/".utf8) {
            headers = HTTPHeaders()
            isWhole = false
            let words = String(decoding: line, as: UTF8.self).split(whereSeparator: \.isWhitespace)
            version = words.first.map(String.init) ?? ""
            status = words.dropFirst().first.flatMap { Int($0.prefix(3)) } ?? 0
        } else if let colon = line.firstIndex(of: UInt8(ascii: ":")) {
            headers.append(HeaderBlock.text(line[..<colon]), HeaderBlock.text(line[(colon + 1)...]))
        } else if line.allSatisfy({ $0 == 0x0D || $0 == 0x0A }) {
            isWhole = true
        }
    }

    /// Without the white space around it (RFC 9110 §5.6.3), and without the line's end.
    private static func text(_ bytes: Slice<UnsafeRawBufferPointer>) -> String {
        func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
        let start = bytes.firstIndex { !isSpace($0) } ?? bytes.endIndex
        let end = bytes[start...].lastIndex { !isSpace($0) }.map { $0 + 1 } ?? start
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }
}
