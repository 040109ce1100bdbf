import Foundation
import MangaKit
import TestSupport
import Testing

struct SettingsTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test(arguments: [Settings.Start.environment("staging"), .folder("/srv/Cómics"), .sample, nil])
    func `come back as they were saved`(start: Settings.Start?) throws {
        let path = folder.at("new/config.json")

        try Settings(start: start).save(to: path)

        #expect(try Settings.load(from: path) == Settings(start: start))
    }

    @Test func `are none before they are saved`() throws {
        #expect(try Settings.load(from: folder.at("config.json")) == nil)
    }

    @Test func `name the file that cannot be read or written`() throws {
        let path = try folder.file("config.json", Data("{".utf8)).path

        let unread = #expect(throws: KitError.self) { try Settings.load(from: path) }
        let unwritten = #expect(throws: KitError.self) { try Settings().save(to: path + "/config.json") }

        #expect(unread == .settingsGarbled(path: path))
        guard case .settingsNotWritten(path + "/config.json", _) = unwritten else {
            Issue.record("\(String(describing: unwritten))")
            return
        }
    }
}
