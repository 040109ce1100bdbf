import MangaModels

/// A source whose chapters' pages stand at `http://stub/CHAPTER/INDEX`, unless told otherwise.
struct StubSource: MangaSource {
    var pageCount = 3
    var urls: [String]?
    var failure: (any Error)?
    var sizes: [Int?] = []
    var names: [String] = []

    func popular() async throws -> [Manga] { [] }
    func search(_ text: String, offset: Int, limit: Int) async throws -> [Manga] { [] }
    func manga(slug: String) async throws -> Manga { Manga(id: Manga.ID(slug), slug: slug, title: slug) }
    func chapters(of manga: Manga) async throws -> [Chapter] { [] }

    func pages(of chapter: Chapter, in manga: Manga) async throws -> [Page] {
        if let failure { throw failure }
        let addresses = urls ?? (0..<pageCount).map { "http://stub/\(chapter.id.rawValue)/\($0)" }
        return addresses.enumerated().map { index, url in
            Page(
                index: index,
                url: url,
                size: sizes.indices.contains(index) ? sizes[index] : nil,
                filename: names.indices.contains(index) ? names[index] : nil
            )
        }
    }
}
