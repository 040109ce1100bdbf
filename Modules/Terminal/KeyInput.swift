import MangaText

/// Turns the bytes of a keyboard, and the wakes of two pipes, into events.
struct KeyInput {
    private static let pasteStart = Array("\u{1B}[200~".utf8)
    private static let pasteEnd = Array("\u{1B}[201~".utf8)
    /// Bytes of one paste beyond this are dropped.
    private static let pasteLimit = 65_536

    private let descriptor: Int32
    private let wake: WakePipe
    private let signals: WakePipe
    private var queue: [UInt8] = []

    init(descriptor: Int32, wake: WakePipe, signals: WakePipe) {
        self.descriptor = descriptor
        self.wake = wake
        self.signals = signals
    }

    /// Whether the next event is there already, so that drawing can wait.
    var isPending: Bool {
        !queue.isEmpty || !Descriptor.readable([descriptor], within: 0).isEmpty
    }

    /// Waits for the next event.
    mutating func next() -> KeyEvent {
        while queue.isEmpty {
            let readable = Descriptor.readable([descriptor, wake.reader, signals.reader], within: -1)
            if readable.contains(signals.reader) { return .signals(signals.drain()) }
            if readable.contains(wake.reader), !wake.drain().isEmpty { return .wake }
            guard readable.contains(descriptor) else { continue }
            guard let bytes = Descriptor.readSome(from: descriptor) else { return .end }
            queue += bytes
        }
        return isPaste() ? .paste(readPaste()) : .key(readScalar())
    }

    /// Drops what was typed but not used yet.
    mutating func discard() {
        queue = []
    }

    /// Waits a little for the rest of a sequence that has begun.
    private mutating func fill() -> Bool {
        guard !Descriptor.readable([descriptor], within: 50).isEmpty,
            let bytes = Descriptor.readSome(from: descriptor)
        else { return false }
        queue += bytes
        return !bytes.isEmpty
    }

    /// A key's sequence may come in two reads; a lone ESC is not waited for.
    private mutating func isPaste() -> Bool {
        while queue.count >= 3, queue.count < Self.pasteStart.count, Self.pasteStart.starts(with: queue) {
            guard fill() else { break }
        }
        return queue.starts(with: Self.pasteStart)
    }

    private mutating func readPaste() -> String {
        queue.removeFirst(Self.pasteStart.count)
        var body: [UInt8] = []
        var end = endOfPaste()
        while end == nil {
            move(max(0, queue.count - Self.pasteEnd.count), to: &body)
            guard fill() else { break }
            end = endOfPaste()
        }
        move(end ?? queue.count, to: &body)
        queue.removeFirst(end == nil ? 0 : Self.pasteEnd.count)
        return Self.line(from: body)
    }

    private func endOfPaste() -> Int? {
        queue.indices.first { queue[$0] == 0x1B && queue[$0...].starts(with: Self.pasteEnd) }
    }

    private mutating func move(_ count: Int, to body: inout [UInt8]) {
        body += queue.prefix(min(count, max(0, Self.pasteLimit - body.count)))
        queue.removeFirst(count)
    }

    /// A pasted line break must not run anything, and what is not shown must not be entered.
    private static func line(from bytes: [UInt8]) -> String {
        var scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
        while let last = scalars.last, last == "\n" || last == "\r" { scalars.removeLast() }
        scalars.removeAll { $0.properties.generalCategory == .control && !$0.properties.isWhitespace }
        return String(scalars).neutralised
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
