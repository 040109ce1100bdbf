import Foundation
import MangaArchives
import MangaConfig
import MangaDownloads
import MangaKit
import MangaModels
import MangaStorage
import TestSupport
import Testing

/// The real graph over the drawn sample: server, transport, downloads and library in one process.
@MainActor
struct MainPathTests {
    private let folder: TemporaryFolder
    private let comics: String

    init() throws {
        folder = try TemporaryFolder()
        comics = buildFolder.appending(path: "test-comics").path(percentEncoded: false)
        try SampleLibrary.draw(in: comics)
    }

    @Test func `every page of every chapter arrives byte for byte`() async throws {
        let kit = try await MangaKit.live(home: Home(folder: folder.path + "/home"))
        let embedded = try await kit.serve(folder: comics)
        let source = kit.source(of: embedded.config)

        for manga in try await source.search("", offset: 0, limit: 100) {
            let chapters = try await source.chapters(of: manga)
            _ = try await kit.downloads.enqueue(chapters, of: manga, in: embedded.config.id)
        }
        await kit.downloads.waitUntilIdle()

        let stored = try await pages(of: embedded.config.id, in: kit)
        let drawn = try drawnPages()
        await kit.shutdown()
        #expect(!drawn.isEmpty)
        #expect(stored == drawn)
    }

    @Test func `a second visit fetches nothing that is there`() async throws {
        let home = Home(folder: folder.path + "/home")
        let first = try await MangaKit.live(home: home)
        let embedded = try await first.serve(folder: comics)
        let manga = try await first.source(of: embedded.config).search("Lantern", offset: 0, limit: 1)[0]
        let chapters = try await first.source(of: embedded.config).chapters(of: manga)
        _ = try await first.downloads.enqueue(Array(chapters.prefix(2)), of: manga, in: embedded.config.id)
        await first.downloads.waitUntilIdle()
        await first.shutdown()

        let second = try await MangaKit.live(home: home)
        let again = try await second.serve(folder: comics)
        let tasks = try await second.downloads.enqueue(Array(chapters.prefix(3)), of: manga, in: again.config.id)
        await second.downloads.waitUntilIdle()
        let usage = try await second.library.pages.usage(of: again.config.id)
        await second.shutdown()

        #expect(embedded.config.id == again.config.id)
        #expect(tasks.map(\.chapter.id) == [chapters[2].id])
        #expect(usage.chapters == 3)
    }

    /// The bytes of every stored page, by manga, chapter and index.
    private func pages(of environment: EnvironmentID, in kit: MangaKit) async throws -> [String: Data] {
        var pages: [String: Data] = [:]
        for chapter in try await kit.library.pages.chapters(in: environment, of: nil) {
            for page in chapter.pages {
                let slice = try await kit.library.pages.page(page.index, of: chapter.info.key)
                let key = "\(chapter.info.manga.title)/\(chapter.info.chapter.slug)/\(page.index)"
                pages[key] = try Data(slice)
            }
        }
        return pages
    }

    /// The same of the archives that were drawn.
    private func drawnPages() throws -> [String: Data] {
        var pages: [String: Data] = [:]
        for series in try ComicFolder(path: comics).scan() {
            for chapter in series.chapters {
                let comic = try openComic(at: chapter.path)
                for page in comic.pages {
                    let key = "\(series.manga.title)/\(chapter.chapter.slug)/\(page.index)"
                    pages[key] = try Data(comic.content(of: page))
                }
            }
        }
        return pages
    }
}
