public import MangaDownloads
public import MangaModels
public import MangaStorage

/// What the screens of one environment ask: its server, the library on this disk, and the downloads.
public struct ScreenContext: Sendable {
    public var environment: EnvironmentID
    public var source: any MangaSource
    public var catalogue: any Catalogue
    public var pages: any Pages
    public var downloads: DownloadManager

    public init(
        environment: EnvironmentID,
        source: any MangaSource,
        catalogue: any Catalogue,
        pages: any Pages,
        downloads: DownloadManager
    ) {
        self.environment = environment
        self.source = source
        self.catalogue = catalogue
        self.pages = pages
        self.downloads = downloads
    }
}
