public import Foundation
public import MangaImaging
public import MangaModels
import MangaSQLite
import Synchronization

/// The calls of the storage service that the app's views use, over one environment of a library.
///
/// A chapter is named by its manga's slug and its number. Pages count from 0. Questions about what is not there answer
/// false, nil or 0; so do those that the disk does not let through.
public final class StorageService: Sendable {
    private static let jpegQuality = 0.8

    private let library: Library
    private let environment: EnvironmentID
    /// Opened when first needed: the synchronous calls cannot wait for the library's own connections.
    private let connection = Mutex<Connection?>(nil)

    public init(library: Library, environment: EnvironmentID) {
        self.library = library
        self.environment = environment
    }

    /// Writes a page as JPEG of quality 80, in place of the one that is there, and makes it part of the chapter.
    ///
    /// Throws `StorageError`.
    public func saveImage(
        _ image: PageImage,
        mangaSlug: String,
        chapterNumber: ChapterNumber,
        pageIndex: Int
    ) async throws {
        let info = try await library.disk.database.read { try self.info(mangaSlug, chapterNumber, $0) }
        guard let bytes = image.jpegData(compressionQuality: StorageService.jpegQuality) else {
            throw StorageError.notEncoded(page: pageIndex)
        }
        let facts = ImageFacts(format: .jpeg, width: image.width, height: image.height)
        try await library.disk.save(bytes, facts, as: pageIndex, of: info)
    }

    /// Whether the chapter is here, from its first page on without a gap, but for pages that were given up.
    public func isChapterDownloaded(mangaSlug: String, chapterNumber: ChapterNumber) -> Bool {
        answer { table in
            guard let copy = try self.copy(table, mangaSlug, chapterNumber) else { return false }
            if try !copy.missing().isEmpty { return true }
            return try table.pages(of: copy).last?.index == copy.pageCount - 1
        } ?? false
    }

    /// The chapter's folder; the one it would have where it is not stored.
    public func getChapterDirectory(mangaSlug: String, chapterNumber: ChapterNumber) -> URL {
        let folder =
            answer { table in
                let info = try self.info(mangaSlug, chapterNumber, table.connection)
                return try table.stored(info.key)?.folder ?? table.folder(for: info)
            } ?? FolderName.folder(of: newInfo(mangaSlug, chapterNumber))
        return URL(fileURLWithPath: library.disk.layout.path(folder), isDirectory: true)
    }

    /// The file of a stored page.
    public func getImageURL(mangaSlug: String, chapterNumber: ChapterNumber, pageIndex: Int) -> URL? {
        let file = answer { table -> String? in
            guard let copy = try self.copy(table, mangaSlug, chapterNumber) else { return nil }
            return try table.page(pageIndex, of: copy).map { copy.folder + "/" + $0.file }
        }
        guard let path = (file ?? nil).map(library.disk.layout.path), Files.size(path) != nil else { return nil }
        return URL(fileURLWithPath: path)
    }

    /// Removes the chapter; whether it was there.
    @discardableResult
    public func deleteDownloadedChapter(mangaSlug: String, chapterNumber: ChapterNumber) -> Bool {
        guard let copy = answer({ try self.copy($0, mangaSlug, chapterNumber) }) ?? nil else { return false }
        // The call has no way to say why it could not; the chapter is still there then.
        return (try? delete(copy)) ?? false
    }

    /// Bytes of all chapters of this environment.
    public func getStorageSize() -> Int64 {
        Int64(answer { try ShelfTable($0.connection).usages()[self.environment]?.bytes ?? 0 } ?? 0)
    }

    /// `12.3 MB`.
    public func formatFileSize(_ bytes: Int64) -> String {
        ByteCount.text(Int(clamping: bytes))
    }

    private func delete(_ copy: Copy) throws -> Bool {
        let layout = library.disk.layout
        let doomed = try layout.setAside(copy.folder)
        try layout.empty(doomed)
        let writer = try Connection(path: layout.database)
        let isMine = try writer.transaction { try CopyTable(writer).drop(copy) }
        try layout.remove(doomed)
        return isMine
    }

    /// What `body` finds; nil where the database cannot be read.
    private func answer<Value: Sendable>(_ body: @Sendable (CopyTable) throws -> Value) -> Value? {
        connection.withLock { connection in
            let path = library.disk.layout.database
            // Its callers answer false, nil or 0.
            guard let open = try? connection ?? Connection(path: path, mode: .readOnly) else { return nil }
            connection = open
            return try? body(CopyTable(open))
        }
    }

    private func copy(_ table: CopyTable, _ slug: String, _ number: ChapterNumber) throws -> Copy? {
        try table.stored(slug: slug, number: number, in: environment)
    }
}

extension StorageService {
    /// The chapter that is meant: a stored one, else one of the catalogue, else a new one.
    private func info(_ slug: String, _ number: ChapterNumber, _ connection: Connection) throws -> ChapterInfo {
        if let stored = try copy(CopyTable(connection), slug, number) { return try stored.info() }
        let catalogue = CatalogueTable(connection)
        var info = newInfo(slug, number)
        guard let manga = try catalogue.manga(slug: slug, in: environment) else { return info }
        info.manga = manga
        let listed = try catalogue.chapters(of: manga.id, in: environment).first { $0.number == number }
        info.chapter = listed ?? info.chapter
        return info
    }

    private func newInfo(_ slug: String, _ number: ChapterNumber) -> ChapterInfo {
        ChapterInfo(
            environment: environment,
            manga: Manga(id: Manga.ID(slug), slug: slug, title: slug),
            chapter: Chapter(id: Chapter.ID(number.description), number: number)
        )
    }
}
