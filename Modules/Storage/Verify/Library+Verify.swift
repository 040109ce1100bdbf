extension Library {
    /// Reads stored chapters again and tells what is not as it was: `checked` for each chapter, `progress` in between.
    ///
    /// Each file's bytes are hashed; `deep` decodes every picture besides. Works as fast as it is asked, and stops when
    /// it is asked no more. Nothing is changed. Throws `StorageError`.
    public func verify(
        _ selection: ChapterSelection = .all,
        deep: Bool = false
    ) -> AsyncThrowingStream<VerificationEvent, any Error> {
        let verifier = Verifier(selection, pages: disk, deep: deep)
        return AsyncThrowingStream { try await verifier.next() }
    }

    /// Begins to mend what `verify` has found: the rows of the queue that fetch the broken pages.
    ///
    /// Each chapter gets a new copy that keeps its good pages, so that just the broken ones are fetched; the old copy
    /// stays until the new one is committed. A manifest alone is written anew at once, and foreign files are left alone.
    /// Chapters that were replaced since the check are passed over. Throws `StorageError`.
    public func repair(_ checks: [ChapterCheck], priority: Int = 0) async throws -> [QueuedDownload] {
        var rows: [QueuedDownload] = []
        for check in checks {
            if let row = try await disk.repair(check, priority: priority) { rows.append(row) }
        }
        return rows
    }
}
