/// Walks through the headers of a RAR 5 archive to find out whether it needs a password.
///
/// libarchive 3.6.2 does not say: it fails on such archives with a message about something else.
struct Rar5Headers {
    private static let signature: [UInt8] = Array("Rar!\u{1A}\u{7}\u{1}\u{0}".utf8)

    private let file: ArchiveFile

    /// Whether an archive has encrypted headers, or an encrypted file among its first `limit` headers.
    ///
    /// False for everything that is no RAR 5 archive, and for what stands behind a header that makes no sense.
    static func needPassword(_ path: String, limit: Int) throws(ArchiveError) -> Bool {
        let file = try ArchiveFile(path: path)
        guard file.size >= 8, try file.read(8, at: 0) == signature else { return false }
        return try Rar5Headers(file: file).needPassword(limit: limit)
    }

    private func needPassword(limit: Int) throws(ArchiveError) -> Bool {
        var position = 8
        for _ in 0..<limit {
            guard position < file.size - 7 else { return false }
            let head = try file.read(min(4096, file.size - position), at: position)
            var index = 4
            guard let size = head.variable(&index), size <= 2_097_152 else { return false }
            let end = index + size
            guard let type = head.variable(&index), type != 5, let flags = head.variable(&index) else { return false }
            if type == 4 { return true }
            let extraSize = flags & 1 == 0 ? 0 : head.variable(&index)
            let dataSize = flags & 2 == 0 ? 0 : head.variable(&index)
            guard let extraSize, let dataSize, extraSize <= size, dataSize <= file.size else { return false }
            if type == 2, isEncrypted(head.prefix(end).suffix(extraSize)) { return true }
            position += end + dataSize
        }
        return false
    }

    /// Whether the records behind a file's header have the one about encryption, of type 1.
    private func isEncrypted(_ records: ArraySlice<UInt8>) -> Bool {
        let bytes = Array(records)
        var index = 0
        while let size = bytes.variable(&index), size > 0, size <= bytes.count {
            let next = index + size
            if bytes.variable(&index) == 1 { return true }
            index = next
        }
        return false
    }
}

extension [UInt8] {
    /// A number of RAR 5: seven bits in each byte, the lowest first; moves `index` behind it.
    ///
    /// nil where it does not end within the bytes, or is beyond 2^56, far above any real size.
    fileprivate func variable(_ index: inout Int) -> Int? {
        var number = 0
        for shift in stride(from: 0, to: 56, by: 7) {
            guard index < count else { return nil }
            let byte = self[index]
            index += 1
            number |= Int(byte & 0x7F) << shift
            if byte & 0x80 == 0 { return number }
        }
        return nil
    }
}
