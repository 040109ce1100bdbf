import Foundation
import MangaModels
import MangaSQLite
import MangaStorage
import TestSupport

/// What a library holds at one moment, read beside whoever works on it.
struct LibraryState {
    /// Slugs of chapters that wait or run.
    var waiting: Set<String> = []
    var failed: [String] = []
    /// The digests of each stored chapter's pages, by its slug.
    var stored: [String: [String]] = [:]
    /// Pages that were accepted into copies which are not committed yet.
    var accepted: Set<Comic.Place> = []
    /// What is wrong with stored chapters or with the database, as sentences.
    var flaws: [String] = []

    init(of folder: String) async throws {
        let library = try await Library.open(at: folder)
        if let recovery = library.recovery { flaws.append("the database was damaged: \(recovery.reason)") }
        waiting = Set(try await library.queue.active().map(\.info.chapter.slug))
        failed = try await library.queue.history(.failed).map(\.info.chapter.slug)
        for try await event in library.verify(deep: true) {
            guard case .checked(let check) = event, !check.findings.isEmpty else { continue }
            flaws.append("chapter \(check.info.chapter.slug): \(check.findings)")
        }
        for chapter in try await library.pages.chapters(in: nil, of: nil) {
            stored[chapter.info.chapter.slug] = chapter.pages.map(\.sha256)
        }
        await library.close()
        try look(into: folder + "/library.sqlite")
    }

    private mutating func look(into path: String) throws {
        let connection = try Connection(path: path, mode: .readOnly)
        let answers = try connection.all("PRAGMA integrity_check") { $0.text(0) }
        if answers != ["ok"] { flaws.append("the database: \(answers)") }
        let orphans = try connection.all("PRAGMA foreign_key_check") { $0.text(0) }
        if !orphans.isEmpty { flaws.append("rows without their parents: \(orphans)") }
        let places = try connection.all(
            "SELECT copy.chapter, page.position FROM page JOIN copy ON copy.id = page.copy WHERE downloaded_at IS NULL"
        ) { Comic.Place(chapter: String($0.text(0).dropFirst()), page: $0.int(1)) }
        accepted = Set(places)
    }
}
