import Foundation

/// Reads lines from a script, or from a terminal that can do nothing but show text.
///
/// Invalid UTF-8 becomes U+FFFD, the last line needs no line break, and what exceeds a million bytes in one line is
/// dropped.
struct PlainReader {
    private static let limit = 1_048_576

    private let descriptor: Int32
    private var waiting: [UInt8] = []
    private var start = 0
    private var isAtEnd = false

    init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Reads the next line; bytes in `signals` end the wait.
    mutating func readLine(signals: WakePipe? = nil) -> ReadResult {
        var line: [UInt8] = []
        while true {
            if let end = waiting[start...].firstIndex(of: 0x0A) {
                append(waiting[start..<end], to: &line)
                start = end + 1
                return .line(Self.text(line))
            }
            append(waiting[start...], to: &line)
            (waiting, start) = ([], 0)
            if isAtEnd { return line.isEmpty ? .end : .line(Self.text(line)) }
            if let stop = fill(signals) { return stop }
        }
    }

    private func append(_ bytes: ArraySlice<UInt8>, to line: inout [UInt8]) {
        line += bytes.prefix(max(0, Self.limit - line.count))
    }

    /// Waits for bytes, the end, or a signal.
    private mutating func fill(_ signals: WakePipe?) -> ReadResult? {
        let readable = Descriptor.readable([descriptor, signals?.reader ?? -1], within: -1)
        if let signals, readable.contains(signals.reader) {
            let numbers = Set(signals.drain().map(Int32.init))
            if numbers.subtracting([SIGINT]).isEmpty { return .interrupted }
            return numbers.subtracting([SIGINT, SIGHUP]).isEmpty ? .hungUp : .terminated
        }
        guard readable.contains(descriptor) else { return nil }
        if let bytes = Descriptor.readSome(from: descriptor) { waiting = bytes } else { isAtEnd = true }
        return nil
    }

    private static func text(_ line: [UInt8]) -> String {
        String(decoding: line.last == 0x0D ? line.dropLast() : line[...], as: UTF8.self)
    }
}
