/// The record at the end of a ZIP archive, which says where the directory is.
struct ZipEnd {
    /// Of the entries; only its low 16 bits count where the archive is not ZIP64.
    var count: Int
    var directorySize: Int
    var directoryOffset: Int
    /// How much stands in front of the archive in its file: all offsets are from there.
    var base: Int
    var isZip64: Bool

    /// Looks for the record in the last 64 KB, the longest a comment behind it can be.
    static func find(in file: ArchiveFile) throws(ArchiveError) -> ZipEnd {
        let length = min(file.size, 22 + 65_535)
        let start = file.size - length
        let tail = try file.read(length, at: start)
        guard let index = lastRecord(in: tail) else { throw try absence(in: file) }
        guard let count = tail.short(at: index + 10), let size = tail.word(at: index + 12),
            let offset = tail.word(at: index + 16), let disk = tail.short(at: index + 4)
        else { throw .truncated(file: file.name) }
        var end = ZipEnd(count: count, directorySize: size, directoryOffset: offset, base: 0, isZip64: false)
        var position = start + index
        if let larger = try zip64(before: position, in: file) {
            (end, position) = larger
        } else if disk != 0 {
            throw .damaged(file: file.name, .part)
        }
        try end.place(before: position, in: file)
        return end
    }

    /// The last record that ends with the file, or else the last one at all: some files have bytes behind them.
    private static func lastRecord(in tail: [UInt8]) -> Int? {
        var candidate: Int?
        var index = tail.count - 22
        while index >= 0 {
            defer { index -= 1 }
            guard tail[index] == 0x50, tail.word(at: index) == 0x0605_4B50 else { continue }
            guard let comment = tail.short(at: index + 20), index + 22 + comment <= tail.count else { continue }
            if index + 22 + comment == tail.count { return index }
            candidate = candidate ?? index
        }
        return candidate
    }

    private static func absence(in file: ArchiveFile) throws(ArchiveError) -> ArchiveError {
        let head = try file.read(min(4, file.size), at: 0)
        return head.starts(with: [0x50, 0x4B]) ? .truncated(file: file.name) : .notAnArchive(file: file.name)
    }

    private static func zip64(
        before position: Int,
        in file: ArchiveFile
    ) throws(ArchiveError) -> (ZipEnd, Int)? {
        guard position >= 20 else { return nil }
        let locator = try file.read(20, at: position - 20)
        guard locator.word(at: 0) == 0x0706_4B50 else { return nil }
        // The offset it gives is wrong by what stands in front of the archive; then the record is just before.
        let places = [locator.long(at: 8), position - 76].compactMap(\.self)
        for place in places where place >= 0 && place <= position - 76 {
            let record = try file.read(56, at: place)
            guard record.word(at: 0) == 0x0606_4B50 else { continue }
            guard let count = record.long(at: 32), let size = record.long(at: 40), let offset = record.long(at: 48),
                record.word(at: 16) == 0
            else { throw .damaged(file: file.name, .directory) }
            let end = ZipEnd(count: count, directorySize: size, directoryOffset: offset, base: 0, isZip64: true)
            return (end, place)
        }
        throw .damaged(file: file.name, .directory)
    }

    /// Finds out what stands in front of the archive, and checks that the directory is where it should be.
    private mutating func place(before position: Int, in file: ArchiveFile) throws(ArchiveError) {
        guard directorySize <= position, directoryOffset <= position - directorySize else {
            throw .damaged(file: file.name, .directory)
        }
        guard directorySize >= 46 else {
            guard directorySize == 0, count == 0 else { throw .damaged(file: file.name, .directory) }
            return
        }
        for base in [position - directorySize - directoryOffset, 0] {
            let signature = try file.read(4, at: base + directoryOffset)
            guard signature.word(at: 0) == 0x0201_4B50 else { continue }
            self.base = base
            return
        }
        throw .damaged(file: file.name, .directory)
    }
}
