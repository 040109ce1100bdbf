extension Pages {
    /// Begins or continues a copy of which nothing but the count of its pages is known.
    public func begin(_ chapter: ChapterInfo, pageCount: Int) async throws -> PendingChapter {
        try await begin(chapter, pageCount: pageCount, edition: "")
    }
}

extension Pages {
    /// Commits a copy that has every page.
    public func commit(_ pending: PendingChapter) async throws -> StoredChapter {
        try await commit(pending, without: [])
    }
}
