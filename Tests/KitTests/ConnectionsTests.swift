import Foundation
import MangaConfig
import MangaDownloads
import MangaKit
import MangaModels
import MangaNetworking
import MangaStorage
import TestSupport
import Testing

/// What clients of several environments share, and what they must not: two real servers, on loopback.
@MainActor
struct ConnectionsTests {
    private let folder: TemporaryFolder
    private let lines = LineList()

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func `tokens, caches and cookies of two environments never mix`() async throws {
        let one = try Backend("one")
        let two = try Backend("two")
        let kit = try await kit([one.config, two.config])
        try await kit.services(of: one.config).authenticator?.login(.token(BearerToken(access: "token-one")))
        var titles: [String] = []
        for config in [one.config, two.config, one.config, two.config] {
            titles += try await kit.client(for: config).send(.popular).map(\.title)
        }
        try await kit.services(of: two.config).authenticator?.login(.key(header: "X-Key", value: "key-two"))
        for config in [one.config, two.config] {
            titles += try await kit.client(for: config).send(.popular).map(\.title)
        }
        await kit.shutdown()

        #expect(titles == ["one", "two", "one", "two", "one", "two"])
        #expect(one.requests.map { $0.headers["Authorization"] } == ["Bearer token-one"])
        #expect(two.requests.map { $0.headers["Authorization"] } == [nil, nil])
        #expect(two.requests.map { $0.headers["X-Key"] } == [nil, "key-two"])
        #expect((one.requests + two.requests).allSatisfy { $0.headers["Cookie"] == nil })
    }

    @Test func `a request in flight ends where it began, and what comes after goes where the environment leads then`()
        async throws
    {
        let gate = Gate()
        let old = try Backend("old", until: gate)
        let new = try Backend("new")
        let kit = try await kit([old.config])
        try await kit.services(of: old.config).authenticator?.login(.token(BearerToken(access: "token-old")))
        let client = kit.client(for: old.config)
        async let first = client.send(.popular)
        await old.server.waitForRequests()
        var moved = old.config
        moved.serverURL = new.server.address
        kit.environments.add(moved)
        let current = try #require(kit.environments[old.config.id])
        let second = try await kit.client(for: current).send(.popular)
        gate.open()

        #expect(try await first.map(\.title) == ["old"])
        #expect(second.map(\.title) == ["new"])
        #expect(new.requests.map { $0.headers["Authorization"] } == [nil])
        await kit.shutdown()
    }

    @Test func `a download in flight ends on the environment it began with`() async throws {
        let gate = Gate()
        let one = try Backend("one", until: gate)
        let two = try Backend("two")
        let kit = try await kit([one.config, two.config])
        try await kit.services(of: one.config).authenticator?.login(.token(BearerToken(access: "token-one")))
        let manga = Manga(id: Manga.ID("m"), slug: "m", title: "M")
        let chapter = Chapter(id: Chapter.ID("1"), number: ChapterNumber(1))
        _ = try await kit.downloads.enqueue([chapter], of: manga, in: one.config.id)
        await one.server.waitForRequests(2)
        try kit.environments.enter(two.config.id)
        gate.open()
        await kit.downloads.waitUntilIdle()
        let key = ChapterKey(environment: one.config.id, manga: manga.id, chapter: chapter.id)
        let stored = try await kit.library.pages.chapter(key)
        await kit.shutdown()

        #expect(stored?.pages.count == 2)
        #expect(one.requests.count == 3)
        #expect(one.requests.allSatisfy { $0.headers["Authorization"] == "Bearer token-one" })
        #expect(two.requests.isEmpty)
    }

    @Test func `a server of this process has no cache, and its token is written nowhere`() async throws {
        let comics = buildFolder.appending(path: "test-comics").path(percentEncoded: false)
        try SampleLibrary.draw(in: comics)
        let kit = try await kit([])
        let config = try await kit.serve(folder: comics).config
        let services = kit.services(of: config)
        _ = try await kit.client(for: config).send(.popular)
        let identity = try await services.authenticator?.identity()
        await kit.shutdown()

        #expect(services.cache == nil)
        #expect(identity?.kind == .token)
        #expect(!FileManager.default.fileExists(atPath: Home(folder: folder.path).credentialsFile))
    }

    @Test func `a change of settings holds for what comes after, and keeps the level that was switched to`()
        async throws
    {
        let backend = try Backend("one")
        let kit = try await kit([backend.config])
        let before = kit.services(of: backend.config)
        before.log?.level = .verbose
        _ = try await kit.client(for: backend.config).send(.popular)
        var changed = backend.config
        changed.headers = ["X-Shared": "1"]
        _ = try await kit.client(for: changed).send(.popular)
        let after = kit.services(of: changed)
        var quiet = changed
        quiet.logLevel = .default
        let quieter = kit.services(of: quiet)
        await kit.shutdown()

        #expect(backend.requests.map { $0.headers["X-Shared"] } == [nil, "1"])
        #expect(after.log?.level == .verbose)
        #expect(quieter.log?.level == .default)
        #expect(after.cache !== before.cache)
        #expect(lines.texts.contains { $0.contains("one") && $0.contains("→ try 1: GET") })
    }

    private func kit(_ configs: [APIConfig]) async throws -> MangaKit {
        try await MangaKit.live(
            home: Home(folder: folder.path),
            environments: Environments(configs.isEmpty ? APIConfig.presets : configs),
            logger: lines
        )
    }
}
