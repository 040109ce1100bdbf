import MangaConfig
import MangaModels
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(1)))
struct EnvironmentsTests {
    private let environments = Environments()
    private let embedded = APIConfig(id: EnvironmentID("embedded-1"), name: "embedded", serverURL: "http://127.0.0.1:1")

    @Test func `an added one comes first, and replaces the one with its id`() {
        var moved = embedded
        moved.serverURL = "http://127.0.0.1:2"

        environments.add(embedded)
        environments.add(moved)

        #expect(environments.all == [moved] + APIConfig.presets)
        #expect(environments[embedded.id] == moved)
    }

    @Test(arguments: [("STAGE", "staging"), ("embedded-1", "embedded"), ("Embedded", "embedded"), ("nowhere", nil)])
    func `are found by name, id and alias, case aside`(name: String, found: String?) {
        environments.add(embedded)

        #expect(environments.named(name)?.name == found)
    }

    @Test func `the current one is production until another is entered`() throws {
        #expect(environments.current == APIConfig.production)

        try environments.enter(APIConfig.staging.id)

        #expect(environments.current == APIConfig.staging)
        #expect(throws: ConfigError.self) { try environments.enter(EnvironmentID("nowhere")) }
        #expect(environments.current == APIConfig.staging)
    }

    @Test func `every observer sees every change of the current one, in order, and no other`() async throws {
        let first = environments.changes
        let second = environments.changes
        var moved = embedded
        moved.serverURL = "http://127.0.0.1:2"

        try environments.enter(APIConfig.staging.id)
        try environments.enter(APIConfig.staging.id)
        environments.add(embedded)
        try environments.enter(embedded.id)
        environments.add(moved)
        try environments.enter(APIConfig.testing.id)

        let expected = [APIConfig.staging, embedded, moved, .testing]
        #expect(await first.first(4) == expected)
        #expect(await second.first(4) == expected)
    }

    /// Name and address of one environment always belong together.
    @Test func `whoever asks during a switch sees one environment whole`() async throws {
        let environments = environments
        let ids = [APIConfig.staging.id, APIConfig.development.id]
        let whole = [APIConfig.production, .staging, .development]

        let strangers = try await withThrowingTaskGroup(of: [APIConfig].self) { group in
            for id in ids {
                group.addTask {
                    for _ in 0..<500 { try environments.enter(id) }
                    return []
                }
            }
            for _ in 0..<2 {
                group.addTask { (0..<500).map { _ in environments.current }.filter { !whole.contains($0) } }
            }
            return try await group.reduce(into: []) { $0 += $1 }
        }

        #expect(strangers == [])
    }
}

extension AsyncStream {
    fileprivate func first(_ count: Int) async -> [Element] {
        var elements: [Element] = []
        for await element in self {
            elements.append(element)
            if elements.count == count { break }
        }
        return elements
    }
}
