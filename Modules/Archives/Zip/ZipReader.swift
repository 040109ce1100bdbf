/// A ZIP archive that is read by random access.
///
/// Opening reads the directory alone and checks it as a whole; nothing is unpacked, and the file stays open for as
/// long as the reader lives. Names are never made into paths: entries are told apart by their places.
public struct ZipReader: Sendable {
    public let entries: [ZipEntry]
    let file: ArchiveFile
    private let directoryStart: Int

    public init(path: String, limits: ZipLimits = ZipLimits()) throws(ArchiveError) {
        let file = try ArchiveFile(path: path)
        let directory = try ZipDirectory(of: file, limits: limits)
        entries = try directory.entries()
        directoryStart = directory.start
        self.file = file
    }

    /// Unpacks an entry and checks its size and checksum.
    ///
    /// Throws `tooLarge` before it takes any memory where the entry claims more than `limit` bytes.
    public func data(of entry: ZipEntry, limit: Int) throws -> [UInt8] {
        guard entry.size <= limit else { throw ArchiveError.tooLarge(file: file.name, size: entry.size, limit: limit) }
        let range = try range(of: entry)
        let bytes = entry.isStored ? try file.read(range.count, at: range.lowerBound) : try inflated(entry, range)
        guard CRC32.of(bytes) == entry.crc32 else { throw ArchiveError.damaged(file: file.name, .checksum) }
        return bytes
    }

    /// Where in the file the bytes of a stored entry are, so that they can be sent from there; nil for a packed one.
    ///
    /// Throws where the entry cannot be read at all. The checksum is not looked at.
    public func storedRange(of entry: ZipEntry) throws -> Range<Int>? {
        let range = try range(of: entry)
        return entry.isStored ? range : nil
    }

    /// Throws where the directory alone shows that `entry` cannot be read.
    func check(_ entry: ZipEntry) throws(ArchiveError) {
        guard entry.hasSafeName else { throw .unsafeName(file: file.name, name: entry.name) }
        guard !entry.isEncrypted else { throw .encrypted(file: file.name) }
        guard entry.method == 0 || entry.method == 8 else {
            throw .unsupported(file: file.name, method: entry.method)
        }
        // Deflate makes at most 1032 bytes of one.
        let most = entry.isStored ? entry.compressedSize : min(entry.compressedSize, 1 << 48) * 1032
        guard entry.isStored ? entry.size == most : entry.size <= most else {
            throw .damaged(file: file.name, .size)
        }
    }

    /// The place of the packed data, by the entry's own header, which must agree with the directory.
    private func range(of entry: ZipEntry) throws(ArchiveError) -> Range<Int> {
        try check(entry)
        let header = try file.read(30, at: entry.headerOffset)
        guard header.word(at: 0) == 0x0403_4B50, let flags = header.short(at: 6), header.short(at: 8) == entry.method,
            let nameLength = header.short(at: 26), let extraLength = header.short(at: 28), flags & 1 == 0
        else { throw .damaged(file: file.name, .header) }
        let start = entry.headerOffset + 30 + nameLength + extraLength
        guard start <= directoryStart, entry.compressedSize <= directoryStart - start,
            try file.read(nameLength, at: entry.headerOffset + 30) == entry.rawName
        else { throw .damaged(file: file.name, .header) }
        return start..<start + entry.compressedSize
    }

    private func inflated(_ entry: ZipEntry, _ range: Range<Int>) throws(ArchiveError) -> [UInt8] {
        // One byte more than declared, so that an entry that lies about its size shows.
        var output = [UInt8](repeating: 0, count: entry.size + 1)
        guard let inflater = Inflater() else { throw .damaged(file: file.name, .data) }
        var made = 0
        var input = [UInt8](repeating: 0, count: min(65_536, max(1, range.count)))
        var position = range.lowerBound
        var isEnd = false
        while !isEnd, position < range.upperBound, made < output.count {
            let count = min(input.count, range.upperBound - position)
            let failure = input.withUnsafeMutableBytes { file.fill(.init(rebasing: $0.prefix(count)), at: position) }
            if let failure { throw failure }
            let step = input.withUnsafeMutableBytes { packed in
                output.withUnsafeMutableBytes { room in
                    inflater.inflate(.init(rebasing: packed.prefix(count)), into: .init(rebasing: room.dropFirst(made)))
                }
            }
            guard let step else { throw .damaged(file: file.name, .data) }
            (made, isEnd, position) = (made + step.made, step.isEnd, position + count)
        }
        guard isEnd, made == entry.size else { throw .damaged(file: file.name, .size) }
        output.removeLast()
        return output
    }
}
