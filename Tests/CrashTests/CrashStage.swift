#if os(Linux)
import Foundation
import MangaServer
import MangaStorage
import TestSupport

/// The server, and how a library looks to which nothing happened.
struct CrashStage {
    let shelf: CountingShelf
    let trigger: Trigger
    let server: MangaServer
    let address: String
    /// Undisturbed homes, by the version of their pages.
    private var homes: [Int: TemporaryFolder] = [:]
    private(set) var trees: [Int: StoredTree] = [:]
    private(set) var digests: [Int: [String: [String]]] = [:]

    init() async throws {
        let trigger = Trigger()
        shelf = CountingShelf(try Comic()) { trigger.note(.pages) }
        self.trigger = trigger
        server = MangaServer(shelf: shelf)
        address = try server.start().url
        for version in 1...2 { try await download(version) }
    }

    /// A new home: an empty one, or that of an undisturbed run.
    func home(of scenario: Scenario) throws -> TemporaryFolder {
        let home = try TemporaryFolder()
        let data = home.url.appending(path: "data")
        if scenario == .replace, let model = homes[1] {
            try FileManager.default.copyItem(at: model.url.appending(path: "data"), to: data)
        } else {
            try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
        }
        return home
    }

    private mutating func download(_ version: Int) async throws {
        let home = try TemporaryFolder()
        shelf.begin(version: version)
        let victim = try Victim(home: home, server: address, commands: Scenario.fresh.commands)
        let end = try await victim.ended()
        guard end.status == 0, shelf.counts.values.allSatisfy({ $0 == 1 }) else {
            throw UndisturbedFailure(version: version, output: try victim.lines(), errors: victim.errors)
        }
        homes[version] = home
        trees[version] = try StoredTree(of: home.path + "/data/library")
        digests[version] = try await LibraryState(of: home.path + "/data").stored
    }
}

/// A run to which nothing happened did not go well, so that there is nothing to compare with.
struct UndisturbedFailure: Error {
    let version: Int
    let output: [String]
    let errors: String
}
#endif
