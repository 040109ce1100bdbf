import MangaConfig
import MangaDownloads
import MangaKit
import MangaModels
import TestSupport
import Testing

/// The queue of a folder that another process has opened.
@MainActor
struct KnownFoldersTests {
    private let folder: TemporaryFolder
    private let library: TemporaryLibrary

    init() throws {
        folder = try TemporaryFolder()
        library = try TemporaryLibrary()
    }

    @Test func `goes on in the next process, which has not opened it`() async throws {
        let home = Home(folder: folder.path)
        let first = try await MangaKit.live(home: home, works: false)
        let embedded = try await first.serve(folder: library.path)
        let source = first.source(of: embedded.config)
        let manga = try await source.search("", offset: 0, limit: 1)[0]
        let chapters = try await source.chapters(of: manga)
        try await first.downloads.enqueue(chapters, of: manga, in: embedded.config.id)
        await first.shutdown()

        let second = try await MangaKit.live(home: home)
        await second.downloads.waitUntilIdle()
        let completed = second.downloads.completedDownloads.count
        let isListed = second.environments.all.contains { $0.id == embedded.config.id }
        await second.shutdown()

        #expect(completed == chapters.count)
        #expect(!isListed)
    }
}
