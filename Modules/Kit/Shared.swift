public import MangaDownloads
public import MangaStorage

extension MangaKit {
    /// The kit that was built last and still is in use; what the seeds call `shared` is its.
    public internal(set) static weak var current: MangaKit?

    /// The kit that `shared` means; without one there is no library to speak of.
    fileprivate static var built: MangaKit {
        guard let current else { preconditionFailure("`MangaKit.live(home:)` builds what `shared` is; call it first.") }
        return current
    }
}

extension DownloadManager {
    /// The downloads of `MangaKit.current` (seed 001).
    @MainActor public static var shared: DownloadManager {
        MangaKit.built.downloads
    }
}

extension StorageService {
    /// The storage of the environment that `DownloadManager.shared` means (seed 001).
    @MainActor public static var shared: StorageService {
        StorageService(library: MangaKit.built.library, environment: DownloadManager.shared.environment)
    }
}
