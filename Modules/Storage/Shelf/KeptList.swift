public import Foundation
public import MangaModels

/// What a server answered last to a list that it was asked for.
public struct KeptList: Hashable, Sendable {
    /// In the server's order.
    public var mangas: [Manga]
    public var answeredAt: Date

    public init(_ mangas: [Manga], answeredAt: Date) {
        self.mangas = mangas
        self.answeredAt = answeredAt
    }
}
