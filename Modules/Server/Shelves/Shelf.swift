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

    /// Makes a chapter ready to be read: `POST download`; throws `ShelfError.alreadyPrepared` for one that is.
    ///
    /// A page that cannot be read is listed as the others are, and fails when it is asked for; where none can, its
    /// failure is thrown.
    func prepare(chapter: String, ofManga slug: String) async throws -> ShelfChapter

    /// The chapters that are ready, in reading order; their `pages` may be left empty.
    func prepared(ofManga slug: String) async throws -> [ShelfChapter]

    /// What is there of a prepared chapter; throws `ShelfError.chapterNotFound` for one that is not.
    func prepared(chapter: String, ofManga slug: String) async throws -> ShelfChapter

    /// The bytes of page `index`, from 0, of a prepared chapter.
    func page(_ index: Int, ofChapter chapter: String, ofManga slug: String) async throws -> PageContent

    /// Removes a chapter; bytes freed.
    func delete(chapter: String, ofManga slug: String) async throws -> Int

    func storage() async throws -> ServerStorage
}
