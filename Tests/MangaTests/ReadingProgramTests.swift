import Foundation
import TestSupport
import Testing

/// `read`, `mark`, `bookmark` and `continue` of the built program.
struct ReadingProgramTests {
    private let home: TemporaryFolder
    private let comics: String

    init() throws {
        home = try TemporaryFolder()
        comics = try Comics.folder()
    }

    private func run(_ line: String, variables: [String: String] = [:]) async throws -> ProgramRun {
        try await ProgramRun.of([comics, "-c", line], home: home, variables: variables)
    }

    @Test func `what was read is known at the next start, and continue goes on there`() async throws {
        let fresh = try await run("continue")
        #expect(fresh.status == 1)
        #expect(
            fresh.errors
                == "Nothing has been read yet; open a manga and read a chapter, or name one: continue NAME.\n"
        )
        #expect(try await run("open 'Lantern Street'; read 2 --json").status == 0)

        let started = try await run("continue --json")
        let marked = try await run("open 'Lantern Street'; mark read 1-2 --plain; continue --plain")
        let name = try await run("continue 'Lantern Street'; chapters --json")

        #expect(try Facts(started) == Facts(page: 1, unread: 6, chapter: .init(number: 2, reading: "started")))
        #expect(marked.status == 0)
        #expect(name.output.contains(#""reading":"read""#))
        #expect(name.errors == "")
    }

    @Test func `a bookmark is set, listed, gone on from and removed`() async throws {
        let set = try await run("open 'Lantern Street'; bookmark 1 3; bookmark --plain; continue --json")
        let listed = try await run("bookmark --json")
        let removed = try await run("open 'Lantern Street'; bookmark 1 --remove; bookmark")

        #expect(set.errors == "")
        #expect(set.output.contains("Bookmark at chapter 1, page 3.\n"))
        #expect(set.output.contains(#""page":3"#))
        #expect(listed.output.contains(#""page":3"#))
        #expect(
            removed.output.hasSuffix(
                """
                1 bookmark removed.
                Bookmarks
                There are no bookmarks; set one with bookmark CHAPTER PAGE.

                """
            )
        )
    }

    @Test func `what cannot be meant is said`() async throws {
        let page = try await run("open 'Lantern Street'; bookmark 1 999")
        let zero = try await run("open 'Lantern Street'; bookmark 1 0")
        let outside = try await run("mark read all")
        let mark = try await run("mark seen 1")

        #expect(page.status == 1)
        #expect(page.errors.hasPrefix("Chapter 1 has no page 999; its pages are 1 to "))
        #expect(zero.status == 2)
        #expect(outside.status == 2)
        #expect(mark.status == 2)
    }

    private struct Facts: Equatable, Decodable {
        struct Row: Equatable, Decodable {
            var number: Int
            var reading: String
        }

        var page: Int
        var unread: Int
        var chapter: Row

        init(page: Int, unread: Int, chapter: Row) {
            (self.page, self.unread, self.chapter) = (page, unread, chapter)
        }

        init(_ run: ProgramRun) throws {
            self = try JSONDecoder().decode(Facts.self, from: Data(run.output.utf8))
        }
    }
}
