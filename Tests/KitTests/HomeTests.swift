import MangaKit
import Testing

struct HomeTests {
    @Test func `one folder holds everything where it is named`() throws {
        let home = try Home(variables: ["MANGAREADER_HOME": "/srv/manga", "XDG_DATA_HOME": "/data"])

        #expect(home == Home(folder: "/srv/manga"))
        #expect(home.settingsFile == "/srv/manga/config/config.json")
        #expect(home.historyFile == "/srv/manga/state/history")
        #expect(home.sampleFolder == "/srv/manga/data/sample")
    }

    @Test func `follows XDG, and passes over relative paths`() throws {
        let home = try Home(variables: ["HOME": "/home/ana", "XDG_DATA_HOME": "/data", "XDG_STATE_HOME": "state"])

        #expect(home.config == "/home/ana/.config/mangareader")
        #expect(home.data == "/data/mangareader")
        #expect(home.cache == "/home/ana/.cache/mangareader")
        #expect(home.state == "/home/ana/.local/state/mangareader")
    }

    @Test(arguments: [[:], ["HOME": ""], ["MANGAREADER_HOME": "", "XDG_DATA_HOME": "/data"]])
    func `says that there is nowhere to keep anything`(variables: [String: String]) {
        #expect(throws: KitError.noHome) { try Home(variables: variables) }
    }
}
