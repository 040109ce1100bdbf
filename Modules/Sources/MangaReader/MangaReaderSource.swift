import MangaConfig
public import MangaModels
public import MangaNetworking

/// The backend of the seeds, and our own server: kind `mangareader`.
///
/// Throws `APIError` as it comes, `SourceError` for answers of no use, and `CancellationError`.
public struct MangaReaderSource: MangaSource {
    private let client: HTTPClient

    public init(client: HTTPClient) {
        self.client = client
    }

    public func popular() async throws -> [Manga] {
        try await list(.popular)
    }

    public func search(_ text: String, offset: Int, limit: Int) async throws -> [Manga] {
        try await list(.search(text, offset: max(0, offset), limit: max(1, limit)))
    }

    /// Where the server cannot be asked that is an error, also where a cache has an answer that is too old: who shows
    /// lists has older ones, and knows of when they are.
    private func list(_ route: Router) async throws -> [Manga] {
        var call = route.call()
        call.headers["Cache-Control"] = "stale-if-error=0"
        return try await client.send(Endpoint<LossyList<Manga>>(call)).items.firstOfEachID
    }

    public func manga(slug: String) async throws -> Manga {
        try await client.send(.manga(slug: slug))
    }

    public func chapters(of manga: Manga) async throws -> [Chapter] {
        try await client.send(Endpoint<ChapterList>(.chapters(slug: manga.slug))).chapters
    }

    /// The manifest's pages; where the server does not have the chapter yet, it is asked to fetch it first.
    public func pages(of chapter: Chapter, in manga: Manga) async throws -> [Page] {
        let manifest = try await manifest(of: chapter, in: manga)
        return try PageList(manifest, server: client.config.baseURL).pages
    }

    private func manifest(of chapter: Chapter, in manga: Manga) async throws -> ChapterManifest {
        do {
            return try await client.send(.manifest(slug: manga.slug, chapter: chapter.slug))
        } catch let error as APIError where error.code == APIConfig.ErrorCodes.chapterNotFound {
            try await prepare(chapter, in: manga)
            return try await client.send(.manifest(slug: manga.slug, chapter: chapter.slug))
        }
    }

    /// Answers when the server has the chapter, by this call or by an earlier one.
    private func prepare(_ chapter: Chapter, in manga: Manga) async throws {
        do {
            _ = try await client.send(.prepare(slug: manga.slug, chapter: chapter.slug))
        } catch let error as APIError where error.code == APIConfig.ErrorCodes.chapterAlreadyDownloaded {
            return
        }
    }
}

extension Array where Element: Identifiable {
    /// An id names one thing: what repeats it later in the list is dropped.
    fileprivate var firstOfEachID: [Element] {
        var seen: Set<Element.ID> = []
        return filter { seen.insert($0.id).inserted }
    }
}
