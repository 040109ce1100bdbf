import MangaLocalization

/// What a person wants to do; help lists the commands by it, in this order.
enum CommandGroup: String, CaseIterable, Sendable {
    case finding, library, downloading, environments, upkeep, shell

    var title: HelpPhrase {
        switch self {
        case .finding: .finding
        case .library: .reading
        case .downloading: .downloading
        case .environments: .connecting
        case .upkeep: .keeping
        case .shell: .shell
        }
    }
}
