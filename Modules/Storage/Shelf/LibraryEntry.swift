public import Foundation
public import MangaModels

/// A manga of the library in sums: what is known, on this disk, and read.
public struct LibraryEntry: Hashable, Sendable {
    public var environment: EnvironmentID
    public var manga: Manga
    /// Chapters that are known.
    public var chapters: Int
    /// Those of them that were not read to their end.
    public var unread: Int
    /// Chapters on this disk, their pages, and the bytes of these.
    public var stored: Int
    public var pages: Int
    public var bytes: Int
    /// When something of it was read last, or marked.
    public var readAt: Date?
    /// When a chapter that is on this disk was downloaded last.
    public var storedAt: Date?
    /// When a server said last what is known of it.
    public var knownAt: Date?

    public init(
        environment: EnvironmentID,
        manga: Manga,
        chapters: Int = 0,
        unread: Int = 0,
        stored: Int = 0,
        pages: Int = 0,
        bytes: Int = 0,
        readAt: Date? = nil,
        storedAt: Date? = nil,
        knownAt: Date? = nil
    ) {
        self.environment = environment
        self.manga = manga
        self.chapters = chapters
        self.unread = unread
        self.stored = stored
        self.pages = pages
        self.bytes = bytes
        self.readAt = readAt
        self.storedAt = storedAt
        self.knownAt = knownAt
    }
}
