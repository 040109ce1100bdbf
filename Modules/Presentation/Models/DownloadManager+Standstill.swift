public import MangaDownloads
public import MangaLocalization

extension DownloadManager {
    /// A word or two for why nothing moves; nil while something does, and while nobody works on anything.
    public var standstill: Message? {
        let running = activeDownloads.filter { if case .downloading = $0.state { true } else { false } }
        if running.isEmpty {
            guard problem != nil else { return nil }
            return Message(isShortOfSpace ? PresentationPhrase.stateNoSpace : .stateOffline)
        }
        let states = running.map { DownloadRow($0).state }
        guard !states.contains(.downloading) else { return nil }
        return Message(states.contains(.offline) ? PresentationPhrase.stateOffline : .stateWaiting)
    }
}
