public import MangaModels

/// Where somebody stopped reading a manga.
public struct HistoryEntry: Hashable, Sendable {
    public var entry: LibraryEntry
    /// That of the chapter that was read last.
    public var progress: ReadingProgress
    /// Nil where nothing else is known of it any more.
    public var chapter: Chapter?

    public init(_ entry: LibraryEntry, progress: ReadingProgress, chapter: Chapter?) {
        self.entry = entry
        self.progress = progress
        self.chapter = chapter
    }
}
