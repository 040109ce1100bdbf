extension Library {
    /// Removes every chapter from this disk and cancels every download; what was freed.
    ///
    /// Reading progress, the catalogue and the history stay. A job of another process ends with its next heartbeat.
    /// Throws `StorageError`.
    @discardableResult
    public func clear() async throws -> StorageUsage {
        let usage = try await pages.usage(of: nil)
        _ = try await queue.cancel(.all)
        try await disk.clear()
        return usage
    }
}
