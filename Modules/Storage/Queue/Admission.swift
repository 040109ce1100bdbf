/// What became of the wish for one chapter: a row of its own, or the one that was there.
public struct Admission: Hashable, Sendable {
    public var row: QueuedDownload
    /// The row as it was before this wish joined it; nil where it is new.
    public var earlier: QueuedDownload?

    public init(_ row: QueuedDownload, joining earlier: QueuedDownload? = nil) {
        self.row = row
        self.earlier = earlier
    }
}
