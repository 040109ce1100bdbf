import Synchronization

/// A chapter in an archive that can only be read through: RAR, 7z or tar.
///
/// A page costs the unpacking of all that stands before it, unless the page read last stands before it too: reading
/// goes on from there, so that pages in order cost one pass.
final class StreamedComic: ComicBook {
    let format: ComicFormat
    let pages: [ComicPage]
    private let path: String
    private let limits = StreamLimits()
    private let entries: [Int]
    private let infoEntry: Int?
    private let cursor = Mutex<ArchiveCursor?>(nil)

    init(path: String, format: ComicFormat) throws {
        if format == .rar, try Rar5Headers.needPassword(path, limit: limits.entries) {
            throw ArchiveError.encrypted(file: ArchiveFile.name(of: path))
        }
        let headers = try StreamedListing.read(path, format: format, limits: limits)
        let found = PageNames.pages(headers.map { ($0.isFile ? $0.name : "", $0.size) })
        let file = ArchiveFile.name(of: path)
        for (page, entry) in found {
            guard EntryName.isSafe(page.name) else { throw ArchiveError.unsafeName(file: file, name: page.name) }
            guard !headers[entry].isEncrypted else { throw ArchiveError.encrypted(file: file) }
        }
        guard !found.isEmpty else { throw ArchiveError.noPages(file: file) }
        self.path = path
        self.format = format
        pages = found.map(\.page)
        entries = found.map(\.entry)
        infoEntry = PageNames.info(in: headers.map(\.name))
    }

    var info: ComicInfo? {
        // A chapter can be read without its description.
        infoEntry.flatMap { try? ComicInfo(xml: bytes(ofEntry: $0, limit: ComicLimits.info)) }
    }

    func content(of page: ComicPage) throws -> ComicPageContent {
        guard entries.indices.contains(page.index) else {
            let file = ArchiveFile.name(of: path)
            throw ArchiveError.noSuchPage(file: file, index: page.index, count: pages.count)
        }
        return .bytes(try bytes(ofEntry: entries[page.index], limit: ComicLimits.page))
    }

    /// Takes the cursor for itself while it reads; another thread that comes meanwhile makes its own.
    private func bytes(ofEntry entry: Int, limit: Int) throws -> [UInt8] {
        let waiting = cursor.withLock { cursor in
            defer { cursor = nil }
            return cursor
        }
        let current =
            if let waiting, waiting.nextIndex <= entry {
                waiting
            } else {
                try ArchiveCursor(path: path, format: format, limits: limits)
            }
        let bytes = try current.bytes(ofEntry: entry, limit: limit)
        cursor.withLock { $0 = current }
        return bytes
    }
}
