public import MangaModels

/// Which stored chapters are meant.
public enum ChapterSelection: Hashable, Sendable {
    case all
    case environment(EnvironmentID)
    case manga(Manga.ID, in: EnvironmentID)
    case chapters([ChapterKey])
}
