public import MangaConfig
public import MangaLocalization
public import MangaModels
public import MangaText

/// The environments there are, and which one is current.
///
/// JSON: `current` (an id), and `environments`: of each `id`, `name`, `kind`, `url`, `current`.
public struct EnvironmentsReport: Hashable, Report {
    public var environments: [APIConfig]
    public var current: EnvironmentID

    public init(_ environments: [APIConfig], current: EnvironmentID) {
        self.environments = environments
        self.current = current
    }

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
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(current, forKey: .current)
        let entries = environments.map {
            Entry(id: $0.id, name: $0.name, kind: $0.kind, url: $0.baseURL, current: $0.id == current)
        }
        try values.encode(entries, forKey: .environments)
    }
}
