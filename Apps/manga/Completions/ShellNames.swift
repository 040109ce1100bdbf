import MangaConfig
import MangaKit
import MangaModels
import MangaStorage
import MangaText

/// The names that the completion of another shell asks for, a line each, with a few words behind a tab.
///
/// Whatever goes wrong, nothing is said: somebody is typing.
struct ShellNames {
    private static let limit = 100

    let variables: [String: String]

    func lines(of kind: String, beginning: String) -> [String] {
        names(of: kind, beginning: beginning).compactMap { name, note in
            // What a terminal must not see is no name.
            guard name.neutralised == name, !name.isEmpty else { return nil }
            return "\(name)\t\(note.neutralised)"
        }
    }

    private func names(of kind: String, beginning: String) -> [(String, String)] {
        // Whoever asks is in the middle of a line: what cannot be read offers nothing, here and below.
        guard let home = try? Home(variables: variables) else { return [] }
        switch ShellOutline.Source(rawValue: kind) {
        case .environments:
            let environments = try? Environments(path: home.settingsFile, variables: variables)
            return (environments ?? Environments()).all.map { ($0.name, Secret.hidden(inURL: $0.baseURL)) }
        case .titles:
            let found = try? StoredTitles.beginning(with: beginning, in: home.data, limit: Self.limit)
            return (found ?? []).map { ($0.title, $0.author ?? $0.slug) }
        case .folders, .files, nil: return []
        }
    }
}
