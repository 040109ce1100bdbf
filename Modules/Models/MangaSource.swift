/// What an environment becomes when opened: something that answers search, detail, chapters and pages.
///
/// One conformer per kind of server. Errors are those of the conformer; `CancellationError` passes through.
public protocol MangaSource: Sendable {
    /// What the server puts first, best first.
    func popular() async throws -> [Manga]

    /// Manga whose title or author contains `text`; all of them for an empty text. `limit` is at least 1.
    func search(_ text: String, offset: Int, limit: Int) async throws -> [Manga]

    /// The manga with the slug `slug`.
    func manga(slug: String) async throws -> Manga

    /// Every chapter, in reading order.
    func chapters(of manga: Manga) async throws -> [Chapter]

    /// The pages of a chapter, by index, fresh each time: their addresses expire.
    ///
    /// Makes the server prepare the chapter first where it must; that can take as long as a download.
    func pages(of chapter: Chapter, in manga: Manga) async throws -> [Page]
}
