public import MangaModels

/// What a server serves: a folder of comics, the library on this disk.
///
/// Calls throw `ShelfError`; `CancellationError` passes through. `slug` and `chapter` come from outside, decoded, and
/// are only ever compared, never made part of a path.
public protocol Shelf: Sendable {
    /// By title.
    func mangas() async throws -> [Manga]

    func manga(slug: String) async throws -> Manga

    /// In reading order; each `Chapter.slug` names it in the routes.
    func chapters(ofManga slug: String) async throws -> [Chapter]

    /// Makes a chapter ready to be read: `POST download`.
    func prepare(chapter: String, ofManga slug: String) async throws -> DownloadReceipt

    /// What is there of a prepared chapter; throws `ShelfError.chapterNotFound` for one that is not.
    func pages(ofChapter chapter: String, ofManga slug: String) async throws -> [ShelfPage]

    /// The bytes of page `index`, from 0.
    func page(_ index: Int, ofChapter chapter: String, ofManga slug: String) async throws -> PageContent

    /// Removes what `prepare` made; bytes freed.
    func delete(chapter: String, ofManga slug: String) async throws -> Int

    func storage() async throws -> ServerStorage
}
