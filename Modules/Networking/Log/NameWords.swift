import Foundation

/// The words of a name, in small letters: of `X-AccessToken2`, `x`, `access`, `token` and `2`.
enum NameWords {
    private enum Kind {
        case small, capital, digit, sign
    }

    static func of(_ name: String) -> [String] {
        let bytes = Array(plain(name).utf8)
        var words: [[UInt8]] = []
        var before = Kind.sign
        for (index, byte) in bytes.enumerated() {
            let kind = kind(of: byte)
            defer { before = kind }
            if kind == .sign { continue }
            // The last of several capitals begins the word of the small letters behind it: `APIKey`.
            let isHead = kind == .capital && before == .capital && next(bytes, index) == .small
            let isNew = before == .sign || (kind != before && !(before == .capital && kind == .small)) || isHead
            if isNew { words.append([]) }
            words[words.count - 1].append(kind == .capital ? byte | 0x20 : byte)
        }
        return words.map { String(decoding: $0, as: UTF8.self) }
    }

    private static func next(_ bytes: [UInt8], _ index: Int) -> Kind? {
        index + 1 < bytes.count ? kind(of: bytes[index + 1]) : nil
    }

    /// Letters without their accents.
    private static func plain(_ name: String) -> String {
        if name.utf8.allSatisfy({ $0 < 0x80 }) { return name }
        return name.folding(options: .diacriticInsensitive, locale: nil)
    }

    private static func kind(of byte: UInt8) -> Kind {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...: .small
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): .capital
        case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
        default: .sign
        }
    }
}
