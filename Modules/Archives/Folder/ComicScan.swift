/// What a look through a folder of comics found.
public struct ComicScan: Hashable, Sendable {
    /// By title.
    public var series: [ComicSeries]
    public var skipped: [SkippedItem]

    public init(series: [ComicSeries], skipped: [SkippedItem]) {
        self.series = series
        self.skipped = skipped
    }
}
