public import Foundation
public import MangaModels

/// Which chapters on this disk are asked for; all of them without a condition.
public struct HoldingQuery: Hashable, Sendable {
    public var environment: EnvironmentID?
    public var manga: Manga.ID?
    /// Neither downloaded nor read since.
    public var unusedSince: Date?
    /// Without those that were not read to their end.
    public var isRead: Bool

    public init(
        environment: EnvironmentID? = nil,
        manga: Manga.ID? = nil,
        unusedSince: Date? = nil,
        isRead: Bool = false
    ) {
        self.environment = environment
        self.manga = manga
        self.unusedSince = unusedSince
        self.isRead = isRead
    }
}
