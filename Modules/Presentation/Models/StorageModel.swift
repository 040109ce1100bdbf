public import Foundation
public import MangaModels
public import MangaStorage
public import Observation

/// The state and the intents of the Storage screen: what this disk holds, and what may go.
@MainActor
@Observable
public final class StorageModel {
    /// Of the manga of each environment; nothing but `size`, `date` and `title` makes sense.
    public var order = LibraryQuery.Order.size
    /// How many manga of each environment are shown at most.
    public var limit = 50
    public private(set) var report = StorageReport([StorageReport.EnvironmentUsage]())

    @ObservationIgnored private let catalogue: any Catalogue
    @ObservationIgnored private let pages: any Pages
    @ObservationIgnored private let names: [EnvironmentID: String]

    /// An environment without a name in `names` is shown by its id.
    public init(_ catalogue: any Catalogue, _ pages: any Pages, names: [EnvironmentID: String] = [:]) {
        self.catalogue = catalogue
        self.pages = pages
        self.names = names
    }

    /// Looks at the library; throws `StorageError`, and leaves what was there.
    public func load() async throws {
        let query = LibraryQuery(order: order, condition: .stored, limit: limit)
        var environments: [StorageReport.EnvironmentUsage] = []
        for (id, usage) in try await pages.usages() {
            let mangas = try await catalogue.library(query, in: id).entries.map(StorageReport.MangaUsage.init)
            environments.append(
                StorageReport.EnvironmentUsage(id: id, name: names[id] ?? id.rawValue, usage: usage, mangas: mangas)
            )
        }
        report = StorageReport(environments)
    }

    /// The chapters of one manga on this disk; throws `StorageError`.
    public func chapters(of manga: Manga, in environment: EnvironmentID) async throws -> MangaStorageReport {
        let holdings = try await pages.holdings(HoldingQuery(environment: environment, manga: manga.id))
        return MangaStorageReport(manga, holdings, order: order)
    }

    /// The chapters that neither were downloaded nor read since `date` (all ages where nil); without the unread ones
    /// unless `unread`.
    ///
    /// Removes nothing. Throws `StorageError`.
    public func cleaning(unusedSince date: Date?, unread: Bool) async throws -> CleaningReport {
        let all = try await pages.holdings(HoldingQuery(unusedSince: date))
        let chosen = unread ? all : all.filter { $0.progress?.isCompleted ?? false }
        return CleaningReport(chosen, unreadLeft: all.count - chosen.count)
    }

    /// Removes the chapters of `plan`; what was removed.
    ///
    /// Throws `StorageError` at the first that cannot go; those before it are gone.
    public func clean(_ plan: CleaningReport) async throws -> CleaningReport {
        var done = plan
        (done.isDone, done.holdings, done.bytes) = (true, [], 0)
        for holding in plan.holdings {
            done.bytes += try await pages.delete(holding.info.key)
            done.holdings.append(holding)
        }
        return done
    }
}
