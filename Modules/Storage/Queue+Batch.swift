extension Queue {
    public func enqueue(_ chapters: [ChapterInfo]) async throws -> [QueuedDownload] {
        var rows: [QueuedDownload] = []
        for chapter in chapters { rows.append(try await enqueue(chapter)) }
        return rows
    }

    /// Nothing, where the store cannot tell.
    public func finishStored() async throws {}

    public func finish(_ ids: [QueuedDownload.ID], as outcome: QueuedDownload.Outcome) async throws {
        for id in ids { try await finish(id, as: outcome) }
    }
}
