import MangaConfig
import MangaDownloads

extension DownloadLimits {
    /// What `config` says of its environment.
    init(_ config: APIConfig) {
        self.init(
            chapters: config.chaptersAtOnce,
            pages: config.pagesAtOnce,
            connectionsPerHost: config.connectionsPerHost
        )
    }
}
