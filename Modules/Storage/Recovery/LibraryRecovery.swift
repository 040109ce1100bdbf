public import MangaLocalization

/// What became of a damaged database when the library was opened: it was moved aside, and a new one made.
///
/// Chapters come back from the manifests in their folders (`Pages.reconcile`); what manifests do not hold was read from
/// the old file as far as it went.
public struct LibraryRecovery: Hashable, Sendable {
    /// Where the damaged file is now.
    public var path: String
    /// SQLite's words about the damage.
    public var reason: String
    /// Reading positions and downloads that were read from the damaged file.
    public var progress: Int
    public var downloads: Int

    public init(path: String, reason: String, progress: Int, downloads: Int) {
        self.path = path
        self.reason = reason
        self.progress = progress
        self.downloads = downloads
    }
}

extension LibraryRecovery: Localizable {
    public var message: Message {
        Message(
            StoragePhrase.recovered,
            [
                "path": .text(path), "reason": .text(reason), "progress": .count(progress),
                "downloads": .count(downloads),
            ]
        )
    }
}
