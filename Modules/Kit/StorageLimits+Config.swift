import MangaConfig
import MangaStorage

extension StorageLimits {
    /// What the settings say; the usual reserve where they say none.
    init(_ settings: LibrarySettings) {
        let usual = StorageLimits()
        self.init(reserve: settings.bytes(.reserve) ?? usual.reserve, quota: settings.bytes(.quota))
    }
}
