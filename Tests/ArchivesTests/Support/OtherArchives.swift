import Foundation

/// Archives that nothing in the project writes.
enum OtherArchives {
    /// Solid, LZMA: `10.png` "ten", `2.png` "two", `漫/1.png` "one" and a `ComicInfo.xml` of the series "Seven".
    static let solidSevenZip = decoded(
        """
        N3q8ryccAAT36XIZoQAAAAAAAAAhAAAAAAAAAC5Q1ovgADUALV0AOhlKIk8pZY30NTPdLXimKlSBdkwlDCgITDhfyx4MeoKVnB7VSRyk\
        g8ZlF9ZJAAAAgTMHrg/RTICooJCgd17FQBiO5hyZVcgkQnx3H13bpA44f09jEAHeObfIbkdJi7QT4bjOPUB2MSmaeZB9BadrKHs+9MRW\
        qYcrusalN3L6YY16HscihNmAKEPuWzghPy/JVm9gBIMsMW8nABcGNQEJbAAHCwEAASMDAQEFXQAQAAAMgIwKAY/Lo8QAAA==
        """
    )

    /// With an encrypted `1.png`.
    static let encryptedSevenZip = decoded(
        """
        N3q8ryccAATOvMCEEAAAAAAAAABOAAAAAAAAAE6dVuWXkLoNXA2DS3LuQvgpY1LCAQQGAAEJEAAHCwEAAiQG8QcBElMPWjzZaKDHWXgj\
        8SXBNZV2JwEAAQAMAwMACAoB8YZsegAABQEZAwAAABENADEALgBwAG4AZwAAAAAA
        """
    )

    /// With an encrypted directory.
    static let hiddenSevenZip = decoded(
        """
        N3q8ryccAASGjfs4cAAAAAAAAAAuAAAAAAAAAAtDH962OZnUT9BSeg1iCRtOPQLGZqlN0vkDnp5SZCRrPH6zMm8OQ+JSwRB4L5FjmEu0\
        Vt5tEyfhDbQG4onwhGUSDLzZDJlqt8C4/aoHX8+fRqTeKaNVvwsbeFwTCJTiWrpOelBeM2rNOWO0clHI+yJfdflRFwYQAQlgAAcLAQAB\
        JAbxBwESUw/PoID8oYWQO9u5SKL9ebobDFYKAYpk5YQAAA==
        """
    )

    /// A plain tar of `entries`, each shorter than 512 bytes.
    static func tar(_ entries: [(String, [UInt8])]) -> [UInt8] {
        entries.flatMap { name, bytes in
            var header = [UInt8](repeating: 0, count: 512)
            header.set("\(name)", at: 0)
            header.set("0000644", at: 100)
            header.set(String(format: "%011o", bytes.count), at: 124)
            header.set("        0", at: 148)
            header.set("ustar\u{0}00", at: 257)
            header.set(String(format: "%06o", header.reduce(0) { $0 + Int($1) }), at: 148)
            header[154] = 0
            return header + bytes + [UInt8](repeating: 0, count: 512 - bytes.count)
        } + [UInt8](repeating: 0, count: 1024)
    }

    /// A RAR 5 archive of stored `entries`, each shorter than 128 bytes, and a password mark where wanted.
    static func rar5(_ entries: [(String, [UInt8])], isEncrypted: Bool = false, hidesNames: Bool = false) -> [UInt8] {
        var archive = Array("Rar!\u{1A}\u{7}\u{1}\u{0}".utf8)
        if hidesNames { archive += block([4, 0, 0, 0, 15] + [UInt8](repeating: 7, count: 16)) }
        archive += block([1, 0, 0])
        for (name, bytes) in entries {
            // The record of type 1: a salt, a vector and more that are of no matter here.
            let extra: [UInt8] = isEncrypted ? [4, 1, 0, 0, 15] : []
            var fields: [UInt8] = [2, isEncrypted ? 3 : 2] + (isEncrypted ? [UInt8(extra.count)] : [])
            fields += [UInt8(bytes.count), 4, UInt8(bytes.count), 0xA4, 0x83, 2] + word(checksum(bytes))
            fields += [0, 1, UInt8(name.utf8.count)] + Array(name.utf8) + extra
            archive += block(fields) + bytes
        }
        return archive + block([5, 0, 0])
    }

    private static func block(_ fields: [UInt8]) -> [UInt8] {
        let sized = [UInt8(fields.count)] + fields
        return word(checksum(sized)) + sized
    }

    private static func word(_ number: UInt32) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }

    /// CRC-32, bit by bit.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(~UInt32(0)) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in value >> 1 ^ (value & 1 == 1 ? 0xEDB8_8320 : 0) }
        }
    }

    private static func decoded(_ text: String) -> [UInt8] {
        Data(base64Encoded: text).map(Array.init) ?? []
    }
}

extension [UInt8] {
    fileprivate mutating func set(_ text: String, at offset: Int) {
        replaceSubrange(offset..<offset + text.utf8.count, with: text.utf8)
    }
}
