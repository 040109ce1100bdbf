/// Room that is kept for a copy in writing.
struct Promise: Hashable, Sendable {
    /// Below the library's folder.
    var folder: String
    /// Bytes that all of its pages will take.
    var bytes: Int
    var isEstimate: Bool
    var pageCount: Int
    /// Pages that are there, and their bytes.
    var accepted: Int
    var acceptedBytes: Int

    /// Bytes that are to come.
    ///
    /// Where they are an estimate, the pages that are there may know better.
    var left: Int {
        guard isEstimate, accepted > 0, pageCount > 0 else { return max(0, bytes - acceptedBytes) }
        let missing = max(0, pageCount - accepted)
        return missing * max(bytes / pageCount, acceptedBytes / accepted)
    }
}
