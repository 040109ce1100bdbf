public import MangaModels

/// Which rows of the queue are meant.
public enum QueueSelection: Hashable, Sendable {
    /// Every row that has not ended, and for a pause those to come.
    case all
    /// Those of one manga, and for a pause those to come.
    case manga(Manga.ID, in: EnvironmentID)
    /// Just these.
    case downloads([QueuedDownload.ID])
}
