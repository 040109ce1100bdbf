import Dispatch
import MangaArchives
import Synchronization

/// What a folder of comics holds, scanned again when it has changed.
final class ComicIndex: Sendable {
    private struct State {
        var content: ComicContent?
        var folder: FolderState?
        var checkedAt: ContinuousClock.Instant?
    }

    private let folder: ComicFolder
    /// How long a look at the folder is good for.
    private let interval: Duration
    private let state = Mutex(State())
    /// Serial, so that a folder is scanned once for all who wait.
    private let queue = DispatchQueue(label: "MangaServer.ComicIndex")

    init(_ folder: ComicFolder, interval: Duration) {
        self.folder = folder
        self.interval = interval
    }

    func content() async throws -> ComicContent {
        if let fresh { return fresh }
        return try await Blocking.run(on: queue) { try self.fresh ?? self.look() }
    }

    /// The next call looks at the folder again.
    func expire() {
        state.withLock { $0.checkedAt = nil }
    }

    private var fresh: ComicContent? {
        state.withLock { state in
            guard let checkedAt = state.checkedAt, ContinuousClock.now - checkedAt < interval else { return nil }
            return state.content
        }
    }

    private func look() throws -> ComicContent {
        let now = FolderState(path: folder.path)
        let (known, before) = state.withLock { ($0.content, $0.folder) }
        let content = if let known, before == now { known } else { try scan() }
        state.withLock { $0 = State(content: content, folder: now, checkedAt: .now) }
        return content
    }

    /// A folder whose last comic went away is an empty shelf.
    private func scan() throws -> ComicContent {
        do {
            return ComicContent(try folder.report())
        } catch ComicFolderError.empty {
            return ComicContent(ComicScan(series: [], skipped: []))
        } catch is ComicFolderError {
            throw ShelfError.folderUnavailable
        }
    }
}
