import Foundation

/// A chapter as a folder of images.
struct FolderComic: ComicBook {
    let pages: [ComicPage]
    private let path: String
    private let root: RootFolder

    var format: ComicFormat { .folder }

    init(path: String, root: String) throws {
        guard let root = RootFolder(root) else {
            throw ArchiveError.unreadable(file: ArchiveFile.name(of: path), errno: errno)
        }
        let listing = try FolderListing.read(path, within: root)
        pages = PageNames.pages(listing.items.filter { $0.kind == .file }.map { ($0.name, $0.size) }).map(\.page)
        guard !pages.isEmpty else { throw ArchiveError.noPages(file: ArchiveFile.name(of: path)) }
        self.path = path
        self.root = root
    }

    var info: ComicInfo? {
        // A chapter can be read without its description.
        guard let listing = try? FolderListing.read(path, within: root),
            let index = PageNames.info(in: listing.items.map(\.name)),
            listing.items[index].size <= ComicLimits.info,
            let file = try? ArchiveFile(path: "\(path)/\(listing.items[index].name)")
        else { return nil }
        return try? ComicInfo(xml: file.read(min(ComicLimits.info, file.size), at: 0))
    }

    /// The whole file.
    ///
    /// Looks again where a link leads, for it may have been changed since.
    func content(of page: ComicPage) throws -> ComicPageContent {
        guard pages.indices.contains(page.index) else {
            let file = ArchiveFile.name(of: path)
            throw ArchiveError.noSuchPage(file: file, index: page.index, count: pages.count)
        }
        let name = pages[page.index].name
        guard let real = root.resolved("\(path)/\(name)") else {
            throw ArchiveError.unreadable(file: name, errno: ENOENT)
        }
        return .slice(path: real, offset: 0, length: try ArchiveFile(path: real).size)
    }
}
