import MangaText

/// Turns the bytes of a keyboard, and the wakes of two pipes, into events.
struct KeyInput {
    private static let pasteStart = Array("\u{1B}[200~".utf8)
    private static let pasteEnd = Array("\u{1B}[201~".utf8)
    /// A paste of more bytes is none.
    private static let pasteLimit = 65_536

    private let descriptor: Int32
    private let wake: WakePipe
    private let signals: WakePipe
    private var queue: [UInt8] = []
    /// Keys that were taken apart already.
    private var ready: ArraySlice<Unicode.Scalar> = []

    init(descriptor: Int32, wake: WakePipe, signals: WakePipe) {
        self.descriptor = descriptor
        self.wake = wake
        self.signals = signals
    }

    /// Whether the next event is there already, so that drawing can wait.
    var isPending: Bool {
        !ready.isEmpty || !queue.isEmpty || !Descriptor.readable([descriptor], within: 0).isEmpty
    }

    /// Waits for the next event.
    mutating func next() -> KeyEvent {
        if let key = ready.popFirst() { return .key(key) }
        while queue.isEmpty {
            let readable = Descriptor.readable([descriptor, wake.reader, signals.reader], within: -1)
            if readable.contains(signals.reader) { return .signals(signals.drain()) }
            if readable.contains(wake.reader), !wake.drain().isEmpty { return .wake }
            guard readable.contains(descriptor) else { continue }
            guard let bytes = Descriptor.readSome(from: descriptor) else { return .end }
            queue += bytes
        }
        guard queue.first == 0x1B, let length = lengthOfSequence() else { return .key(readScalar()) }
        if queue.starts(with: Self.pasteStart) { return readPaste() }
        defer { queue.removeFirst(length) }
        return .sequence(Array(queue[..<length]))
    }

    /// Has these keys come next, each by itself.
    mutating func give(_ keys: [Unicode.Scalar]) {
        ready = ArraySlice(keys) + ready
    }

    /// Drops what was typed but not used yet.
    mutating func discard() {
        (queue, ready) = ([], [])
    }

    /// Waits a little for the rest of a sequence that has begun.
    private mutating func fill(within milliseconds: Int32 = 50) -> Bool {
        guard !Descriptor.readable([descriptor], within: milliseconds).isEmpty,
            let bytes = Descriptor.readSome(from: descriptor)
        else { return false }
        queue += bytes
        return !bytes.isEmpty
    }

    /// The bytes of the sequence that begins with the ESC in front; nil when that is a key of its own.
    ///
    /// A sequence may come in two reads, and a person is slower than 20 ms: an ESC that nothing follows by then was
    /// pressed.
    ///
    /// Source: ECMA-48, 5.4 (control sequences).
    private mutating func lengthOfSequence() -> Int? {
        guard queue.count > 1 || fill(within: 20) else { return nil }
        switch queue[1] {
        case UInt8(ascii: "O"):
            guard queue.count > 2 || fill() else { return nil }
            return (0x40...0x7E).contains(queue[2]) ? 3 : nil
        case UInt8(ascii: "["):
            for place in 2..<34 {
                guard queue.count > place || fill() else { return nil }
                if (0x40...0x7E).contains(queue[place]) { return place + 1 }
                guard (0x20...0x3F).contains(queue[place]) else { return nil }
            }
            return nil
        case 0x21...0x7E: return 2
        default: return nil
        }
    }

    private mutating func readPaste() -> KeyEvent {
        queue.removeFirst(Self.pasteStart.count)
        var body: [UInt8] = []
        var count = 0
        var end = endOfPaste()
        while end == nil {
            count += move(max(0, queue.count - Self.pasteEnd.count), to: &body)
            guard fill() else { break }
            end = endOfPaste()
        }
        count += move(end ?? queue.count, to: &body)
        queue.removeFirst(end == nil ? 0 : Self.pasteEnd.count)
        return count > Self.pasteLimit ? .largePaste(bytes: count) : .paste(Self.lines(from: body))
    }

    private func endOfPaste() -> Int? {
        queue.indices.first { queue[$0] == 0x1B && queue[$0...].starts(with: Self.pasteEnd) }
    }

    /// How many bytes were moved; those behind the limit are dropped.
    private mutating func move(_ count: Int, to body: inout [UInt8]) -> Int {
        body += queue.prefix(min(count, max(0, Self.pasteLimit - body.count)))
        queue.removeFirst(count)
        return count
    }

    /// What is not shown must not be entered.
    private static func lines(from bytes: [UInt8]) -> [String] {
        String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map { line in
            var scalars = line.unicodeScalars
            scalars.removeAll { $0.properties.generalCategory == .control && !$0.properties.isWhitespace }
            return String(scalars).neutralised
        }
    }

    private mutating func readScalar() -> Unicode.Scalar {
        let length = Self.length(of: queue[0])
        while queue.count < length, fill() {}
        let text = String(decoding: queue.prefix(length), as: UTF8.self)
        let scalar = text.unicodeScalars.first ?? "\u{FFFD}"
        queue.removeFirst(scalar == "\u{FFFD}" ? 1 : min(length, queue.count))
        return scalar
    }

    /// The bytes of a UTF-8 sequence that begins with `byte`; 1 when none can.
    private static func length(of byte: UInt8) -> Int {
        switch byte {
        case 0xC2...0xDF: 2
        case 0xE0...0xEF: 3
        case 0xF0...0xF4: 4
        default: 1
        }
    }
}
