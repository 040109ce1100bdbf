import Foundation

/// Names of entries: how their bytes are read, and which of them are refused.
enum EntryName {
    /// The text of a name: UTF-8 where it is marked as such or valid, else Shift_JIS, else CP437.
    ///
    /// Backslashes, which old Windows programs write, become slashes.
    static func decoded(_ bytes: [UInt8]) -> String {
        let text =
            String(validating: bytes, as: UTF8.self)
            ?? String(bytes: bytes, encoding: .shiftJIS)
            ?? CodePage437.text(bytes)
        return withSlashes(text)
    }

    /// The UTF-8 name in an Info-ZIP Unicode path field (0x7075), where it belongs to the name `raw`.
    static func unicodePath(_ field: ArraySlice<UInt8>, raw: [UInt8]) -> String? {
        guard field.first == 1, let checksum = field.word(at: 1), UInt32(checksum) == CRC32.of(raw) else { return nil }
        return String(validating: field.dropFirst(5), as: UTF8.self).map(withSlashes)
    }

    static func isSafe(_ name: String) -> Bool {
        guard !name.isEmpty, !name.hasPrefix("/"), !name.hasPrefix("~") else { return false }
        guard !name.unicodeScalars.contains(where: { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) }) else {
            return false
        }
        let parts = name.split(separator: "/")
        return !parts.contains("..") && parts.first?.dropFirst().first != ":"
    }

    static func withSlashes(_ name: String) -> String {
        name.utf8.contains(UInt8(ascii: "\\")) ? name.replacing("\\", with: "/") : name
    }
}
