import Foundation

/// A body that is a text, whatever is said of its kind, in UTF-8 while it is looked through.
enum TextBody {
    /// How it is written.
    struct Encoding: Hashable {
        /// Nil for UTF-8.
        var other: String.Encoding?
        var mark: [UInt8] = []

        func data(of bytes: [UInt8]) -> Data {
            guard let other else { return Data(mark + bytes) }
            return Data(mark) + (String(decoding: bytes, as: UTF8.self).data(using: other) ?? Data(bytes))
        }
    }

    /// Nil for what is no text.
    static func read(_ body: Data, type: String) -> (text: [UInt8], encoding: Encoding)? {
        let bytes = Array(body)
        if let encoding = wide(bytes) {
            let text = String(data: body.dropFirst(encoding.mark.count), encoding: encoding.other ?? .utf8)
            return text.map { (Array($0.utf8), encoding) }
        }
        guard String(validating: body, as: UTF8.self) != nil else {
            guard isText(type) || looksLikeText(bytes) else { return nil }
            // Each byte is a letter, that of Latin-1 as a rule: names are read, and what is no name comes back as it was.
            return (
                bytes.flatMap { $0 < 0x80 ? [$0] : [0xC0 | $0 >> 6, 0x80 | $0 & 0x3F] }, Encoding(other: .isoLatin1)
            )
        }
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        return bytes.starts(with: mark)
            ? (Array(bytes.dropFirst(3)), Encoding(mark: mark)) : (bytes, Encoding())
    }

    /// By its mark (Unicode 23.8), or by where the zeros are beside letters of ASCII.
    private static func wide(_ bytes: [UInt8]) -> Encoding? {
        let marks: [([UInt8], String.Encoding)] = [
            ([0xFF, 0xFE, 0, 0], .utf32LittleEndian), ([0, 0, 0xFE, 0xFF], .utf32BigEndian),
            ([0xFF, 0xFE], .utf16LittleEndian), ([0xFE, 0xFF], .utf16BigEndian),
        ]
        if let (mark, encoding) = marks.first(where: { bytes.starts(with: $0.0) }) {
            return Encoding(other: encoding, mark: mark)
        }
        let head = bytes.prefix(64)
        guard head.count >= 4, bytes.count.isMultiple(of: 2) else { return nil }
        func share(of rest: Int, in step: Int) -> Double {
            let places = stride(from: rest, to: head.count, by: step)
            return Double(places.count { head[$0] == 0 }) / Double(max(1, Array(places).count))
        }
        if bytes.count.isMultiple(of: 4), share(of: 1, in: 4) == 1, share(of: 2, in: 4) == 1 {
            if share(of: 3, in: 4) == 1, share(of: 0, in: 4) == 0 { return Encoding(other: .utf32LittleEndian) }
            if share(of: 0, in: 4) == 1, share(of: 3, in: 4) == 0 { return Encoding(other: .utf32BigEndian) }
        }
        if share(of: 1, in: 2) > 0.7, share(of: 0, in: 2) < 0.1 { return Encoding(other: .utf16LittleEndian) }
        if share(of: 0, in: 2) > 0.7, share(of: 1, in: 2) < 0.1 { return Encoding(other: .utf16BigEndian) }
        return nil
    }

    private static func isText(_ type: String) -> Bool {
        type.hasPrefix("text/")
            || ["json", "xml", "javascript", "x-www-form-urlencoded", "yaml"].contains { type.contains($0) }
    }

    /// Whether the beginning has no byte that no text of one byte a letter has.
    private static func looksLikeText(_ bytes: [UInt8]) -> Bool {
        let head = bytes.prefix(4_096)
        let strange = head.count { $0 < 0x09 || (0x0E..<0x20).contains($0) && $0 != 0x1B || $0 == 0x7F }
        let high = head.count { $0 >= 0x80 }
        return strange == 0 && high * 3 < head.count
    }
}
