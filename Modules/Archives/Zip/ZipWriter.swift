/// Writes a ZIP archive that appears under its name only when it is complete.
///
/// Give it to one task and keep it there. Names are written as UTF-8 and dates as 1980-01-01, so that the same
/// entries make the same bytes. Where `finish` is not reached, nothing is left behind.
public final class ZipWriter {
    /// When the 64-bit forms of sizes and offsets are written.
    public enum Zip64: Sendable {
        case whenNeeded
        /// For readers under test.
        case always
    }

    private let file: NewFile
    private let fileName: String
    private let zip64: Zip64
    private var records: [ZipRecord] = []
    private var position = 0

    /// Writes beside `path` and replaces what is there at the end.
    public init(path: String, zip64: Zip64 = .whenNeeded) throws(ArchiveError) {
        file = try NewFile(path: path)
        fileName = ArchiveFile.name(of: path)
        self.zip64 = zip64
    }

    /// Adds `bytes` as they are, or deflated where that makes them smaller.
    public func add(_ name: String, _ bytes: [UInt8], deflated: Bool = false) throws(ArchiveError) {
        let packed = deflated ? Deflater.packed(bytes) : nil
        let content = packed ?? bytes
        let record = ZipRecord(
            name: try checked(name),
            method: packed == nil ? 0 : 8,
            crc32: CRC32.of(bytes),
            size: bytes.count,
            compressedSize: content.count,
            offset: position,
            isWide: isWide(bytes.count)
        )
        let header = record.localHeader
        try file.write(header, at: position)
        try file.write(content, at: position + header.count)
        finishEntry(record, headerLength: header.count)
    }

    /// Adds the bytes of the file at `path` as they are, without holding all of them in memory.
    public func add(_ name: String, fileAt path: String) throws(ArchiveError) {
        let source = try ArchiveFile(path: path)
        let name = try checked(name)
        let headerLength = ZipRecord.headerLength(name: name, isWide: isWide(source.size))
        let record = ZipRecord(
            name: name,
            method: 0,
            crc32: try copy(source, to: position + headerLength),
            size: source.size,
            compressedSize: source.size,
            offset: position,
            isWide: isWide(source.size)
        )
        try file.write(record.localHeader, at: position)
        finishEntry(record, headerLength: headerLength)
    }

    /// Writes the directory, makes everything durable and gives the archive its name.
    public func finish() throws(ArchiveError) {
        let directory = records.flatMap(\.directoryHeader)
        try file.write(directory + end(directorySize: directory.count), at: position)
        try file.finish()
    }

    private func checked(_ name: String) throws(ArchiveError) -> [UInt8] {
        let bytes = Array(name.utf8)
        guard EntryName.isSafe(name), !name.contains("\\"), bytes.count <= 0xFFFF else {
            throw .unsafeName(file: fileName, name: name)
        }
        return bytes
    }

    private func isWide(_ size: Int) -> Bool {
        zip64 == .always || size >= 0xFFFF_FFFF
    }

    private func finishEntry(_ record: ZipRecord, headerLength: Int) {
        records.append(record)
        position += headerLength + record.compressedSize
    }

    /// Copies a whole file and returns its checksum.
    private func copy(_ source: ArchiveFile, to target: Int) throws(ArchiveError) -> UInt32 {
        var checksum: UInt32 = 0
        var done = 0
        while done < source.size {
            let piece = try source.read(min(1 << 20, source.size - done), at: done)
            checksum = piece.withUnsafeBytes { CRC32.adding($0, to: checksum) }
            try file.write(piece, at: target + done)
            done += piece.count
        }
        return checksum
    }

    private func end(directorySize: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        let isWide =
            zip64 == .always || records.count >= 0xFFFF || directorySize >= 0xFFFF_FFFF || position >= 0xFFFF_FFFF
        if isWide { appendZip64End(directorySize: directorySize, to: &bytes) }
        bytes.append(0x0605_4B50, count: 4)
        bytes.append(0, count: 4)
        bytes.append(min(records.count, 0xFFFF), count: 2)
        bytes.append(min(records.count, 0xFFFF), count: 2)
        bytes.append(isWide ? 0xFFFF_FFFF : directorySize, count: 4)
        bytes.append(isWide ? 0xFFFF_FFFF : position, count: 4)
        bytes.append(0, count: 2)
        return bytes
    }

    /// The ZIP64 end record and its locator (4.3.14 and 4.3.15).
    private func appendZip64End(directorySize: Int, to bytes: inout [UInt8]) {
        bytes.append(0x0606_4B50, count: 4)
        bytes.append(44, count: 8)
        bytes.append(3 << 8 | 45, count: 2)
        bytes.append(45, count: 2)
        bytes.append(0, count: 8)
        bytes.append(records.count, count: 8)
        bytes.append(records.count, count: 8)
        bytes.append(directorySize, count: 8)
        bytes.append(position, count: 8)
        bytes.append(0x0706_4B50, count: 4)
        bytes.append(0, count: 4)
        bytes.append(position + directorySize, count: 8)
        bytes.append(1, count: 4)
    }
}
