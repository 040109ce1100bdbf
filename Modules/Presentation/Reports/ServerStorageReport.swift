public import MangaLocalization
public import MangaModels
public import MangaText

/// What the server of an environment holds.
///
/// JSON: `environment`, and the backend's keys: `totalMangas`, `totalChapters`, `totalPages`, `totalSize`,
/// `totalSizeFormatted`, `limit`, `available`.
public struct ServerStorageReport: Hashable, Report {
    public var environment: String
    public var storage: ServerStorage

    public init(environment: String, storage: ServerStorage) {
        self.environment = environment
        self.storage = storage
    }

    public func lines(width: Int, in language: Language) -> [StyledLine] {
        ServerStorageScreen.lines(self, width: width, in: language)
    }

    private enum CodingKeys: String, CodingKey {
        case environment
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(environment, forKey: .environment)
        try storage.encode(to: encoder)
    }
}
