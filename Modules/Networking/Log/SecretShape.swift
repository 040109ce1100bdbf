import Foundation

/// Finds secrets by their own look, whatever stands before them.
///
/// JSON Web Tokens (RFC 7519), what follows `Bearer` and `Basic`, users in addresses, and private keys (RFC 7468).
struct SecretShape {
    private static let mark = Array(Secrets.mark.utf8)

    private let bytes: [UInt8]
    private var result: [UInt8] = []
    private var index = 0

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    static func masked(_ text: String) -> String {
        let bytes = Array(text.utf8)
        let shown = masked(bytes)
        return shown == bytes ? text : String(decoding: shown, as: UTF8.self)
    }

    static func masked(_ bytes: [UInt8]) -> [UInt8] {
        var shape = SecretShape(bytes)
        return shape.masked()
    }

    private mutating func masked() -> [UInt8] {
        var copied = 0
        while index < bytes.count {
            guard let secret = secret(at: index), !secret.isEmpty else {
                index += 1
                continue
            }
            result += bytes[copied..<secret.lowerBound] + SecretShape.mark
            (copied, index) = (secret.upperBound, secret.upperBound)
        }
        return copied == 0 ? bytes : result + bytes[copied...]
    }

    private func secret(at place: Int) -> Range<Int>? {
        switch bytes[place] {
        case UInt8(ascii: "e"): webToken(at: place)
        case UInt8(ascii: "B"), UInt8(ascii: "b"): login(at: place)
        case UInt8(ascii: ":"): user(at: place)
        case UInt8(ascii: "-"): key(at: place)
        default: nil
        }
    }

    /// `{"` in Base64, points, and nothing but letters that a token has.
    private func webToken(at place: Int) -> Range<Int>? {
        guard starts(place, "eyJ"), place == 0 || !isToken(bytes[place - 1]) else { return nil }
        let end = end(from: place, isToken)
        return end - place >= 20 && bytes[place..<end].contains(UInt8(ascii: ".")) ? place..<end : nil
    }

    /// A word of the language is no token.
    private func login(at place: Int) -> Range<Int>? {
        guard place == 0 || !isLetter(bytes[place - 1]) else { return nil }
        guard let scheme = ["bearer", "basic"].first(where: { starts(place, $0, ignoringCase: true) }) else {
            return nil
        }
        let blanks = end(from: place + scheme.utf8.count) { $0 == 0x20 || $0 == UInt8(ascii: "+") }
        let start = starts(blanks, "%20") ? blanks + 3 : blanks
        guard start > place + scheme.utf8.count else { return nil }
        let end = end(from: start) { isToken($0) || "~+/=".utf8.contains($0) }
        return end - start >= 8 && isRandom(bytes[start..<end]) ? start..<end : nil
    }

    /// `user:password` of `http://user:password@server`.
    private func user(at place: Int) -> Range<Int>? {
        guard starts(place, "://") else { return nil }
        let end = end(from: place + 3) { $0 > 0x20 && !"/?#\"'<>\\`,;".utf8.contains($0) }
        return bytes[(place + 3)..<end].lastIndex(of: UInt8(ascii: "@")).map { place + 3..<$0 }
    }

    /// All between the lines that begin and end it; to the end of the text where nothing ends it.
    private func key(at place: Int) -> Range<Int>? {
        guard starts(place, "-----BEGIN ") else { return nil }
        let head = end(from: place + 11) { isLetter($0) || $0 == 0x20 }
        guard bytes[place..<head].suffix(11).elementsEqual("PRIVATE KEY".utf8), starts(head, "-----") else {
            return nil
        }
        var end = head + 5
        while end < bytes.count, !starts(end, "-----END") { end += 1 }
        return head + 5..<end
    }

    private func isRandom(_ word: ArraySlice<UInt8>) -> Bool {
        word.count >= 20 || word.contains { !isLetter($0) && $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: ".") }
            || word.dropFirst().contains { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    }

    private func starts(_ place: Int, _ word: String, ignoringCase: Bool = false) -> Bool {
        guard place + word.utf8.count <= bytes.count else { return false }
        return zip(bytes[place...], word.utf8).allSatisfy { (ignoringCase ? $0 | 0x20 : $0) == $1 }
    }

    private func end(from place: Int, _ belongs: (UInt8) -> Bool) -> Int {
        guard place < bytes.count else { return bytes.count }
        return bytes[place...].firstIndex { !belongs($0) } ?? bytes.count
    }

    private func isToken(_ byte: UInt8) -> Bool {
        isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "-_.".utf8.contains(byte)
    }

    private func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}
