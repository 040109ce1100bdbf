import CArchive
import Foundation

/// An archive that libarchive reads from its beginning to its end.
///
/// Not `Sendable`: one thread at a time.
final class ArchiveStream {
    /// What stands in front of an entry's data.
    struct Header {
        var name: String
        /// Unpacked, where it is known in advance.
        var size: Int?
        var isFile: Bool
        var isEncrypted: Bool
    }

    private let handle: OpaquePointer
    private let file: String

    init(path: String, format: ComicFormat) throws(ArchiveError) {
        file = ArchiveFile.name(of: path)
        guard let handle = archive_read_new() else { throw .unreadable(file: file, errno: ENOMEM) }
        self.handle = handle
        ArchiveStream.enable(format, on: handle)
        let code = archive_read_open_filename(handle, path, 65_536)
        guard code >= ARCHIVE_WARN else { throw reason(or: .notAnArchive(file: file)) }
    }

    deinit {
        archive_read_free(handle)
    }

    /// The header of the next entry; nil behind the last.
    ///
    /// Passes over data that was not read.
    func next() throws(ArchiveError) -> Header? {
        var entry: OpaquePointer?
        let code = archive_read_next_header(handle, &entry)
        if code == ARCHIVE_EOF { return nil }
        guard code >= ARCHIVE_WARN, let entry else { throw failure(or: .truncated(file: file)) }
        let size = archive_entry_size_is_set(entry) != 0 ? Int(archive_entry_size(entry)) : nil
        return Header(
            name: name(of: entry),
            size: size.map { max(0, $0) },
            isFile: archive_entry_filetype(entry) == S_IFREG && archive_entry_hardlink(entry) == nil,
            isEncrypted: archive_entry_is_encrypted(entry) != 0
        )
    }

    /// Reads on in the data of the entry; 0 at its end.
    func read(into buffer: UnsafeMutableRawBufferPointer) throws(ArchiveError) -> Int {
        let count = archive_read_data(handle, buffer.baseAddress, buffer.count)
        guard count >= 0 else { throw failure(or: .damaged(file: file, .data)) }
        return count
    }

    /// The bytes as they are in the archive, or as UTF-8: `UTF8Locale` is set.
    private func name(of entry: OpaquePointer) -> String {
        guard let text = archive_entry_pathname(entry) else { return "" }
        return EntryName.decoded(
            Array(UnsafeBufferPointer(start: text, count: strlen(text))).map(UInt8.init(bitPattern:))
        )
    }

    /// Why reading failed, once the archive is open: libarchive 3.6.2 crashes on that question where it is not.
    private func failure(or fallback: ArchiveError) -> ArchiveError {
        archive_read_has_encrypted_entries(handle) > 0 ? .encrypted(file: file) : reason(or: fallback)
    }

    private func reason(or fallback: ArchiveError) -> ArchiveError {
        guard let text = archive_error_string(handle) else { return fallback }
        let reason = String(cString: text)
        if reason.localizedCaseInsensitiveContains("encrypt") || reason.contains("Passphrase") {
            return .encrypted(file: file)
        }
        return reason.contains("Truncated") ? .truncated(file: file) : .damaged(file: file, .other(reason))
    }

    /// Formats and filters by name: libarchive's "all" would run programs for some.
    private static func enable(_ format: ComicFormat, on handle: OpaquePointer) {
        switch format {
        case .rar:
            archive_read_support_format_rar(handle)
            archive_read_support_format_rar5(handle)
        case .sevenZip:
            archive_read_support_format_7zip(handle)
        case .tar, .zip, .folder:
            archive_read_support_format_tar(handle)
            archive_read_support_filter_gzip(handle)
            archive_read_support_filter_bzip2(handle)
            archive_read_support_filter_xz(handle)
            archive_read_support_filter_zstd(handle)
        }
    }
}
