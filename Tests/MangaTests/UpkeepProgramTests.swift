import Foundation
import TestSupport
import Testing

/// `verify` and `repair` of the built program.
struct UpkeepProgramTests {
    private let home: TemporaryFolder
    private let comics: String

    init() throws {
        home = try TemporaryFolder()
        comics = try Comics.folder()
    }

    @Test func `what was damaged is told, fetched again, and whole then`() async throws {
        let first = try await run(comics, "-c", "open 'Lantern Street'; download 1-2 --wait")
        #expect(first.status == 0)
        #expect(try await run("-c", "verify --all --deep --json").status == 0)
        let pages = try self.pages(ofChapter: "1")
        try Data("short".utf8).write(to: pages[1])
        try FileManager.default.removeItem(at: pages[3])

        let damaged = try await run("-c", "verify --all --json")
        #expect(damaged.status == 1)
        #expect(
            damaged.errors
                == #"{"error":{"code":"shell.damaged","message":"1 chapter is damaged. repair fetches the broken pages again."}}"#
                + "\n"
        )
        #expect(
            try Facts(damaged)
                == Facts(
                    sound: false,
                    chapters: [.init(chapter: "1", pages: [2, 4], kinds: ["truncated", "missing"])]
                )
        )

        let repair = try await run(comics, "-c", "repair --all")
        #expect(repair.errors == "")
        #expect(repair.output == "Lantern Street  1  2 pages  ✓ repaired\n\n1 repaired, 0 not.\n")
        #expect(repair.status == 0)

        let whole = try await run("-c", "verify --all --deep")
        #expect(whole.status == 0)
        #expect(whole.output.hasSuffix("\nEverything is as it was downloaded.\n"))
    }

    @Test func `a selection is of the opened manga, and outside one there is none`() async throws {
        _ = try await run(comics, "-c", "open 'Lantern Street'; download 1-2 --wait")

        let one = try await run(comics, "-c", "open 'Lantern Street'; verify 2 --json")
        let none = try await run(comics, "-c", "open 'Lantern Street'; verify 3")
        let outside = try await run("-c", "verify 2")

        #expect(one.output.contains("\"checked\":{\"bytes\":"))
        #expect(one.output.contains("\"chapters\":1"))
        #expect(none.errors == "Chapter 3 of Lantern Street is not on this disk. Fetch it with: download 3\n")
        #expect(outside.status == 2)
    }

    private func run(_ arguments: String...) async throws -> ProgramRun {
        try await ProgramRun.of(arguments, home: home)
    }

    private func pages(ofChapter number: String) throws -> [URL] {
        let library = home.url.appending(path: "data/library")
        let files = try FileManager.default.subpathsOfDirectory(atPath: library.path(percentEncoded: false))
        return files.filter { $0.hasSuffix(".jpg") && $0.split(separator: "/")[2].hasPrefix("\(number) ") }
            .sorted().map { library.appending(path: $0) }
    }
}

/// What of the JSON is looked at.
private struct Facts: Decodable, Equatable {
    struct Chapter: Decodable, Equatable {
        var chapter: String
        var pages: [Int]
        var kinds: [String]
    }

    var sound: Bool
    var chapters: [Chapter]

    init(sound: Bool, chapters: [Chapter]) {
        self.sound = sound
        self.chapters = chapters
    }

    init(_ run: ProgramRun) throws {
        let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
        sound = report.sound
        chapters = report.chapters.map { chapter in
            Chapter(
                chapter: "\(chapter.number)",
                pages: chapter.findings.compactMap(\.page),
                kinds: chapter.findings.map(\.kind)
            )
        }
    }

    private struct Report: Decodable {
        struct Chapter: Decodable {
            struct Finding: Decodable {
                var kind: String
                var page: Int?
            }

            var number: Int
            var findings: [Finding]
        }

        var sound: Bool
        var chapters: [Chapter]
    }
}
