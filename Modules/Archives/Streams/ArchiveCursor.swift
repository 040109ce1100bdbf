import Synchronization

/// A place in an archive that can only be read through: where the next entry is.
///
/// Entries that are passed over are read all the same: libarchive 3.6.2 fails on solid 7z archives when it skips.
/// `@unchecked Sendable` because `StreamedComic` takes a cursor out of its lock before it uses it, so that one thread
/// has it at a time.
final class ArchiveCursor: @unchecked Sendable {
    private let stream: ArchiveStream
    private let file: String
    private let limits: StreamLimits
    private(set) var nextIndex = 0
    private var unpacked = 0

    init(path: String, format: ComicFormat, limits: StreamLimits) throws(ArchiveError) {
        stream = try UTF8Locale.whileSet { () throws(ArchiveError) in
            try ArchiveStream(path: path, format: format)
        }
        file = ArchiveFile.name(of: path)
        self.limits = limits
    }

    /// The data of the entry at `index`, which is not before `nextIndex`.
    func bytes(ofEntry index: Int, limit: Int) throws(ArchiveError) -> [UInt8] {
        try UTF8Locale.whileSet { () throws(ArchiveError) in
            while let header = try stream.next() {
                let current = nextIndex
                nextIndex += 1
                if current == index { return try take(header, limit: limit) }
                try drain()
            }
            throw .truncated(file: file)
        }
    }

    private func take(_ header: ArchiveStream.Header, limit: Int) throws(ArchiveError) -> [UInt8] {
        if header.isEncrypted { throw .encrypted(file: file) }
        if let size = header.size, size > limit { throw .tooLarge(file: file, size: size, limit: limit) }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(header.size ?? 0)
        try pieces(limit: limit) { bytes += $0 }
        if let size = header.size, size != bytes.count { throw .damaged(file: file, .size) }
        return bytes
    }

    private func drain() throws(ArchiveError) {
        try pieces(limit: limits.entryBytes) { _ in }
    }

    private func pieces(limit: Int, _ take: (Slice<UnsafeMutableRawBufferPointer>) -> Void) throws(ArchiveError) {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 262_144, alignment: 16)
        defer { buffer.deallocate() }
        var size = 0
        while true {
            let count = try stream.read(into: buffer)
            guard count > 0 else { return }
            size += count
            unpacked += count
            guard size <= limit else { throw .tooLarge(file: file, size: size, limit: limit) }
            guard unpacked <= limits.totalBytes else {
                throw .tooLarge(file: file, size: unpacked, limit: limits.totalBytes)
            }
            take(buffer[..<count])
        }
    }
}
