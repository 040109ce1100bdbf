import MangaLocalization
public import MangaModels
public import MangaStorage
public import Observation

/// The state and the intents of the Library screen; asks no server.
@MainActor
@Observable
public final class LibraryModel {
    /// What is asked for at the next `load()`.
    public var query = LibraryQuery()
    public private(set) var report: LibraryReport

    @ObservationIgnored private let catalogue: any Catalogue

    /// The screen of `environment`, empty until `load()`.
    public init(of environment: EnvironmentID, _ catalogue: any Catalogue) {
        report = LibraryReport(environment, LibraryQuery(), LibraryExcerpt([], count: 0))
        self.catalogue = catalogue
    }

    /// Looks at the library; a failure leaves what was there, and is said.
    public func load() async {
        do {
            let excerpt = try await catalogue.library(query, in: report.environment)
            report = LibraryReport(report.environment, query, excerpt)
        } catch is CancellationError {
            return
        } catch {
            report.failure = Message(
                PresentationPhrase.libraryUnread,
                ["reason": .message(Message(saying: error))]
            )
        }
    }
}
