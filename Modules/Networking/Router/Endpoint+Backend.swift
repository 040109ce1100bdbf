public import MangaModels

extension Endpoint where Answer == ServerHealth {
    public static var health: Endpoint { Endpoint(.health) }
}

extension Endpoint where Answer == [Manga] {
    public static var popular: Endpoint { Endpoint(.popular) }

    /// Manga whose title contains `text`; every manga for an empty one.
    public static func search(_ text: String, offset: Int = 0, limit: Int = 50) -> Endpoint {
        Endpoint(.search(text, offset: offset, limit: limit))
    }
}

extension Endpoint where Answer == Manga {
    public static func manga(slug: String) -> Endpoint { Endpoint(.manga(slug: slug)) }
}

extension Endpoint where Answer == [Chapter] {
    public static func chapters(slug: String) -> Endpoint { Endpoint(.chapters(slug: slug)) }
}

extension Endpoint where Answer == DownloadReceipt {
    /// Answers when the server has the chapter; 409, code 40901, where it had it already.
    public static func download(slug: String, chapter: String) -> Endpoint {
        Endpoint(.download(slug: slug, chapter: chapter))
    }
}

extension Endpoint where Answer == NoAnswer {
    /// `download`, for who does not care what the server says of it.
    public static func prepare(slug: String, chapter: String) -> Endpoint {
        Endpoint(.download(slug: slug, chapter: chapter))
    }
}

extension Endpoint where Answer == ChapterManifest {
    public static func manifest(slug: String, chapter: String) -> Endpoint {
        Endpoint(.manifest(slug: slug, chapter: chapter))
    }
}

extension Endpoint where Answer == DownloadedChapters {
    public static func downloaded(slug: String) -> Endpoint { Endpoint(.downloaded(slug: slug)) }
}

extension Endpoint where Answer == Deletion {
    public static func deleteChapter(slug: String, chapter: String) -> Endpoint {
        Endpoint(.deleteChapter(slug: slug, chapter: chapter))
    }
}

extension Endpoint where Answer == ServerStorage {
    public static var storageStats: Endpoint { Endpoint(.storageStats) }
}
