/// The answer of `GET /api/v1/storage/stats`.
///
/// Sizes are bytes.
public struct ServerStorage: Hashable, Codable, Sendable {
    public var totalMangas: Int
    public var totalChapters: Int
    public var totalPages: Int
    public var totalSize: Int
    public var totalSizeFormatted: String
    public var limit: Int?
    public var available: Int?

    public init(
        totalMangas: Int,
        totalChapters: Int,
        totalPages: Int,
        totalSize: Int,
        totalSizeFormatted: String,
        limit: Int? = nil,
        available: Int? = nil
    ) {
        self.totalMangas = totalMangas
        self.totalChapters = totalChapters
        self.totalPages = totalPages
        self.totalSize = totalSize
        self.totalSizeFormatted = totalSizeFormatted
        self.limit = limit
        self.available = available
    }
}
