extension Pages {
    /// Begins or continues a copy of which nothing but the count of its pages is known.
    public func begin(_ chapter: ChapterInfo, pageCount: Int) async throws -> PendingChapter {
        try await begin(chapter, pageCount: pageCount, edition: "")
    }
}
