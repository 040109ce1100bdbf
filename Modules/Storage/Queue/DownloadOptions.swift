/// How one download is wanted; kept with its row, so that a restart goes on in the same way.
public struct DownloadOptions: Hashable, Sendable {
    /// Pages that stay bad leave a marked gap instead of failing the chapter.
    public var allowsMissing: Bool
    /// Entries that a page list repeats are pages of their own.
    public var keepsRepeats: Bool
    /// A copy that is stored already is no end: a new one is to take its place.
    public var replacesStored: Bool

    public init(allowsMissing: Bool = false, keepsRepeats: Bool = false, replacesStored: Bool = false) {
        self.allowsMissing = allowsMissing
        self.keepsRepeats = keepsRepeats
        self.replacesStored = replacesStored
    }

    /// What is wanted when two wishes for one chapter join: what either allows.
    public func joined(with other: DownloadOptions) -> DownloadOptions {
        DownloadOptions(
            allowsMissing: allowsMissing || other.allowsMissing,
            keepsRepeats: keepsRepeats || other.keepsRepeats,
            replacesStored: replacesStored || other.replacesStored
        )
    }
}

extension DownloadOptions: Codable {
    private enum CodingKeys: String, CodingKey {
        case allowsMissing, keepsRepeats, replacesStored
    }

    /// An option that is not there has its usual value: rows outlive versions of this program.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        func flag(_ key: CodingKeys) throws -> Bool { try values.decodeIfPresent(Bool.self, forKey: key) ?? false }
        self.init(
            allowsMissing: try flag(.allowsMissing),
            keepsRepeats: try flag(.keepsRepeats),
            replacesStored: try flag(.replacesStored)
        )
    }
}
