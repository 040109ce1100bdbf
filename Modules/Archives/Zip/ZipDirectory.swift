/// Reads the directory of a ZIP archive and checks it as a whole.
struct ZipDirectory {
    private let file: ArchiveFile
    private let limits: ZipLimits
    private let end: ZipEnd

    init(of file: ArchiveFile, limits: ZipLimits) throws(ArchiveError) {
        self.file = file
        self.limits = limits
        end = try ZipEnd.find(in: file)
    }

    /// Where the directory begins, and every entry's data must have ended.
    var start: Int {
        end.base + end.directoryOffset
    }

    /// The entries in the directory's order.
    func entries() throws(ArchiveError) -> [ZipEntry] {
        try checkSize()
        let bytes = try file.read(end.directorySize, at: start)
        var entries: [ZipEntry] = []
        var index = 0
        while index < bytes.count {
            guard entries.count < limits.entries else { throw tooMany(entries.count + 1) }
            entries.append(try entry(in: bytes, at: &index))
        }
        guard end.isZip64 ? entries.count == end.count : entries.count & 0xFFFF == end.count else {
            throw damaged
        }
        try checkOverlap(entries)
        return entries
    }

    private func checkSize() throws(ArchiveError) {
        if end.count > limits.entries { throw tooMany(end.count) }
        guard end.directorySize <= limits.directoryBytes else {
            throw .tooLarge(file: file.name, size: end.directorySize, limit: limits.directoryBytes)
        }
    }

    private func entry(in bytes: [UInt8], at index: inout Int) throws(ArchiveError) -> ZipEntry {
        guard let header = ZipHeader(bytes, at: index), header.disk == 0 || header.disk == 0xFFFF else {
            throw damaged
        }
        index += header.length
        let sizes = header.sizes()
        guard let sizes, sizes.offset <= start - end.base, sizes.compressed <= start else { throw damaged }
        return ZipEntry(
            name: header.name(),
            size: sizes.unpacked,
            compressedSize: sizes.compressed,
            crc32: header.crc32,
            isEncrypted: header.flags & 0x41 != 0 || header.method == 99,
            isSymbolicLink: header.isSymbolicLink,
            method: header.method,
            rawName: Array(header.rawName),
            headerOffset: end.base + sizes.offset
        )
    }

    /// Entries that share bytes are how a small file unpacks to an endless one.
    private func checkOverlap(_ entries: [ZipEntry]) throws(ArchiveError) {
        let byOffset = entries.sorted { $0.headerOffset < $1.headerOffset }
        for (index, entry) in byOffset.enumerated() {
            let next = index + 1 < byOffset.count ? byOffset[index + 1].headerOffset : start
            guard entry.headerOffset + 30 + entry.compressedSize <= next else {
                throw .damaged(file: file.name, next == start ? .directory : .overlap)
            }
        }
    }

    private var damaged: ArchiveError {
        .damaged(file: file.name, .directory)
    }

    private func tooMany(_ count: Int) -> ArchiveError {
        .tooManyEntries(file: file.name, count: count, limit: limits.entries)
    }
}
