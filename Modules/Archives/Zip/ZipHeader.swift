/// One entry's header in the directory (4.3.12 of the ZIP specification).
struct ZipHeader {
    let flags: Int
    let method: Int
    let crc32: UInt32
    let disk: Int
    /// Of the header with all that belongs to it.
    let length: Int
    let rawName: ArraySlice<UInt8>
    let isSymbolicLink: Bool

    private let compressed: Int
    private let unpacked: Int
    private let offset: Int
    private let extra: ArraySlice<UInt8>

    /// nil where there is no header, or it does not end within `bytes`.
    init?(_ bytes: [UInt8], at index: Int) {
        let fixed = bytes[index...].prefix(46)
        guard fixed.count == 46, fixed.word(at: 0) == 0x0201_4B50,
            let nameLength = fixed.short(at: 28), let extraLength = fixed.short(at: 30),
            let commentLength = fixed.short(at: 32), let checksum = fixed.word(at: 16),
            let flags = fixed.short(at: 8), let method = fixed.short(at: 10), let disk = fixed.short(at: 34),
            let compressed = fixed.word(at: 20), let unpacked = fixed.word(at: 24), let offset = fixed.word(at: 42),
            let madeBy = fixed.short(at: 4), let mode = fixed.short(at: 40)
        else { return nil }
        length = 46 + nameLength + extraLength + commentLength
        guard length <= bytes.count - index else { return nil }
        rawName = bytes[(index + 46)...].prefix(nameLength)
        extra = bytes[(index + 46 + nameLength)...].prefix(extraLength)
        (self.flags, self.method, self.disk, crc32) = (flags, method, disk, UInt32(checksum))
        (self.compressed, self.unpacked, self.offset) = (compressed, unpacked, offset)
        isSymbolicLink = madeBy >> 8 == 3 && mode & 0xF000 == 0xA000
    }

    func name() -> String {
        let raw = Array(rawName)
        if flags & 0x800 != 0, let name = String(validating: raw, as: UTF8.self) {
            return EntryName.withSlashes(name)
        }
        return field(0x7075).flatMap { EntryName.unicodePath($0, raw: raw) } ?? EntryName.decoded(raw)
    }

    /// Sizes and offset, from the ZIP64 field where the header has no room for them; nil where that is missing.
    func sizes() -> (compressed: Int, unpacked: Int, offset: Int)? {
        let wide = field(0x0001) ?? []
        var used = 0
        func value(_ short: Int) -> Int? {
            guard short == 0xFFFF_FFFF else { return short }
            defer { used += 8 }
            return wide.long(at: used)
        }
        guard let unpacked = value(unpacked), let compressed = value(compressed), let offset = value(offset) else {
            return nil
        }
        return (compressed, unpacked, offset)
    }

    /// The content of the extra field `id`.
    private func field(_ id: Int) -> ArraySlice<UInt8>? {
        var rest = extra
        while let found = rest.short(at: 0), let length = rest.short(at: 2), length <= rest.count - 4 {
            let content = rest.dropFirst(4).prefix(length)
            if found == id { return content }
            rest = rest.dropFirst(4 + length)
        }
        return nil
    }
}
