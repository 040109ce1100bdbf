/// What the writer keeps of an entry until it writes the directory, and the two headers made of it.
struct ZipRecord {
    let name: [UInt8]
    let method: Int
    let crc32: UInt32
    let size: Int
    let compressedSize: Int
    let offset: Int
    /// ZIP64 fields even where the numbers are small.
    let isWide: Bool

    /// 1980-01-01, the first day ZIP knows: the same pages make the same archive.
    private static let date = 0x0021
    private static let full = 0xFFFF_FFFF
    private static let isUTF8 = 0x0800

    /// Of the local header in front of the data.
    static func headerLength(name: [UInt8], isWide: Bool) -> Int {
        30 + name.count + (isWide ? 20 : 0)
    }

    var localHeader: [UInt8] {
        var bytes: [UInt8] = []
        bytes.append(0x0403_4B50, count: 4)
        appendCommon(to: &bytes, isWide: isWide)
        bytes.append(isWide ? 20 : 0, count: 2)
        bytes += name
        if isWide { appendWide([size, compressedSize], to: &bytes) }
        return bytes
    }

    var directoryHeader: [UInt8] {
        let isWide = self.isWide || offset >= ZipRecord.full
        var bytes: [UInt8] = []
        bytes.append(0x0201_4B50, count: 4)
        bytes.append(3 << 8 | 45, count: 2)
        appendCommon(to: &bytes, isWide: isWide)
        bytes.append(isWide ? 28 : 0, count: 2)
        bytes.append(0, count: 6)
        bytes.append(0o100644 << 16, count: 4)
        bytes.append(isWide ? ZipRecord.full : offset, count: 4)
        bytes += name
        if isWide { appendWide([size, compressedSize, offset], to: &bytes) }
        return bytes
    }

    /// From "version needed" to the length of the name.
    private func appendCommon(to bytes: inout [UInt8], isWide: Bool) {
        bytes.append(isWide ? 45 : 20, count: 2)
        bytes.append(ZipRecord.isUTF8, count: 2)
        bytes.append(method, count: 2)
        bytes.append(0, count: 2)
        bytes.append(ZipRecord.date, count: 2)
        bytes.append(crc32, count: 4)
        bytes.append(isWide ? ZipRecord.full : compressedSize, count: 4)
        bytes.append(isWide ? ZipRecord.full : size, count: 4)
        bytes.append(name.count, count: 2)
    }

    private func appendWide(_ numbers: [Int], to bytes: inout [UInt8]) {
        bytes.append(0x0001, count: 2)
        bytes.append(numbers.count * 8, count: 2)
        for number in numbers { bytes.append(number, count: 8) }
    }
}
