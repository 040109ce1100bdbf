import MangaConfig
import MangaKit
import MangaLocalization
import MangaPresentation
import MangaStorage

/// `storage`: what the library on this disk takes up.
struct StorageCommand: Command {
    nonisolated static let spec = CommandSpec(name: "storage", summary: .storage)

    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    func run(in session: Session) async throws {
        let library = try await session.live().library
        let chapters = try await library.pages.chapters(in: nil, of: nil)
        let names = session.environments.all.map { ($0.id, $0.name) }
        try session.show(StorageReport(chapters, names: Dictionary(names) { first, _ in first }), arguments)
    }
}
