public import MangaConfig
public import MangaLocalization
public import MangaModels
public import MangaText

/// The environments there are, which one is current, and which one a plain start opens.
///
/// JSON: `current` (an id), and `environments`: of each `id`, `name`, `kind`, `url`, `current`, `default`, `from`:
/// `preset`, `changedPreset`, `user` or `process`, and `mock`, the folder of mock files that answers in its place, if any.
public struct EnvironmentsReport: Hashable, Report {
    public var environments: [ConfiguredEnvironment]
    public var current: EnvironmentID
    /// What a plain start opens, where that is one of them.
    public var start: EnvironmentID?

    public init(_ environments: [ConfiguredEnvironment], current: EnvironmentID, start: EnvironmentID? = nil) {
        self.environments = environments
        self.current = current
        self.start = start
    }

    public static let table = PlainTable(
        ["environments"],
        columns: "name",
        "id",
        "kind",
        "url",
        "current",
        "default",
        "from",
        "mock"
    )

    public func lines(width: Int, in language: Language) -> [StyledLine] {
        EnvironmentsScreen.lines(self, width: width, in: language)
    }

    private enum CodingKeys: String, CodingKey {
        case current, environments
    }

    private struct Entry: Encodable {
        var id: EnvironmentID
        var name: String
        var kind: ServerKind
        var url: String
        var current: Bool
        var `default`: Bool
        var from: ConfiguredEnvironment.Maker
        var mock: String?
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(current, forKey: .current)
        let entries = environments.map { environment in
            Entry(
                id: environment.id,
                name: environment.config.name,
                kind: environment.config.kind,
                url: Secret.hidden(inURL: environment.config.baseURL),
                current: environment.id == current,
                default: environment.id == start,
                from: environment.maker,
                mock: environment.config.mock
            )
        }
        try values.encode(entries, forKey: .environments)
    }
}
