/// A chapter in a ZIP archive, read by random access.
struct ZipComic: ComicBook {
    let pages: [ComicPage]
    private let archive: ZipReader
    private let entries: [ZipEntry]

    var format: ComicFormat { .zip }

    init(path: String) throws {
        archive = try ZipReader(path: path)
        let candidates = archive.entries.filter { !$0.isSymbolicLink && !$0.isDirectory }
        let found = PageNames.pages(candidates.map { ($0.name, $0.size) })
        pages = found.map(\.page)
        entries = found.map { candidates[$0.entry] }
        for entry in entries { try archive.check(entry) }
        guard !pages.isEmpty else { throw ArchiveError.noPages(file: archive.file.name) }
    }

    var info: ComicInfo? {
        guard let index = PageNames.info(in: archive.entries.map(\.name)) else { return nil }
        // A chapter can be read without its description.
        guard let xml = try? archive.data(of: archive.entries[index], limit: ComicLimits.info) else { return nil }
        return try? ComicInfo(xml: xml)
    }

    func content(of page: ComicPage) throws -> ComicPageContent {
        guard entries.indices.contains(page.index) else {
            throw ArchiveError.noSuchPage(file: archive.file.name, index: page.index, count: pages.count)
        }
        let entry = entries[page.index]
        if let range = try archive.storedRange(of: entry) {
            return .slice(path: archive.file.path, offset: range.lowerBound, length: range.count)
        }
        return .bytes(try archive.data(of: entry, limit: ComicLimits.page))
    }
}
