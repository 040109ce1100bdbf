import MangaConfig
import MangaKit
import MangaLocalization
import MangaModels
import MangaPresentation
import MangaStorage
import MangaText

extension Session {
    /// The names of environments; one that is not known here any more has none.
    var environmentNames: [EnvironmentID: String] {
        Dictionary(environments.all.map { ($0.id, $0.name) }) { first, _ in first }
    }

    /// The names of the other environments that chapters on this disk are from.
    func others(in library: Library) async throws -> [String] {
        let names = environmentNames
        return try await library.pages.usages().keys.filter { $0 != config.id }
            .map { names[$0] ?? $0.rawValue }.sorted()
    }

    /// The manga of the library that `text` means, in the current environment first; asks no server.
    func stored(_ text: String) async throws -> (Manga, EnvironmentID) {
        if let listed = try listed(text) { return listed }
        let library = try await looking().library
        let others = try await library.pages.usages().keys.filter { $0 != config.id }
        var known: [Manga] = []
        for environment in [config.id] + others.sorted(by: { $0.rawValue < $1.rawValue }) {
            if let manga = try await library.catalogue.manga(Manga.ID(text), in: environment) {
                return (manga, environment)
            }
            let found = try await library.catalogue.mangas(titled: text, in: environment, limit: 50)
            if let manga = try found.called(text) ?? (found.count == 1 ? found.first : nil) {
                return (manga, environment)
            }
            known += found
        }
        let titles = known.map(\.title)
        throw ShellError.unknownManga(
            text,
            environment: config.name,
            nearest: Nearest.match(text, in: titles),
            known: titles
        )
    }

    /// What the server answers to `question`, else what is known; throws where nothing is.
    func answer(to question: ListQuestion) async throws -> MangaListReport {
        let model = MangaListModel(question, in: try await context())
        try await patiently { try await model.load() }
        return model.report
    }
}
