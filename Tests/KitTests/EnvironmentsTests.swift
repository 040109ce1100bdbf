import MangaConfig
import MangaKit
import MangaModels
import Testing

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
}
