import Foundation
import TestSupport
import Testing

/// A chapter with one page that cannot be had, in the built program.
struct GapProgramTests {
    private let home: TemporaryFolder
    private let comics: TemporaryFolder

    /// `Lantern Street` with one chapter, a folder of six pages of which the third is none.
    init() throws {
        home = try TemporaryFolder()
        comics = try TemporaryFolder()
        let chapter = comics.url.appending(path: "Lantern Street/Lantern Street 1")
        try FileManager.default.createDirectory(at: chapter, withIntermediateDirectories: true)
        for number in 1...6 {
            let page = number == 3 ? Data("<html>".utf8) : Data(ImageSample.png.bytes)
            try page.write(to: chapter.appending(path: "\(number).png"))
        }
    }

    @Test func `without leave the chapter fails, and names the page`() async throws {
        let run = try await run("download 1 --wait; downloads failed")

        #expect(run.status == 1)
        let failed = try await self.run("downloads failed")
        #expect(failed.output.contains("Page 3: The server answered with HTTP status 422"))
        #expect(failed.output.contains("--allow-missing"))
    }

    @Test func `with leave it comes without that page, and everything says so`() async throws {
        let run = try await run("download 1 --allow-missing --wait")
        let list = try await self.run("downloads; downloads --json")
        let screen = try await self.run("chapters; chapters --json")
        let pages = try await self.run("read 1; read 1 --json")
        let check = try await self.run("verify --all")

        #expect(run.status == 0)
        #expect(run.output.hasSuffix("1 completed, 1 of them with pages missing; 0 failed.\n"))
        #expect(list.output.contains("✓ 5 of 6 pages, 1 missing"))
        #expect(list.output.contains("\"donePages\":5,"))
        #expect(list.output.contains("\"missingPages\":[3],"))
        #expect(screen.output.contains("1 chapter · 1 downloaded · 1 with pages missing"))
        #expect(screen.output.contains("✓ 1 missing"))
        #expect(screen.output.contains("\"missingPages\":[3],"))
        #expect(pages.output.contains("This page is missing, as was allowed: 3. repair asks for it again."))
        #expect(pages.output.contains("\"missingPages\":[3],"))
        #expect(check.status == 0)
        #expect(
            check.output.hasSuffix(
                "Nothing is damaged. 1 page is missing, as was allowed; repair asks for it again.\n"
            )
        )
    }

    @Test func `a batch without a shell counts it`() async throws {
        _ = try await run("pause; download 1 --allow-missing")
        _ = try await ProgramRun.of(["-c", "resume"], home: home)

        let run = try await ProgramRun.of(["downloads", "run", "--json"], home: home)

        #expect(run.output == "{\"cancelled\":0,\"completed\":1,\"failed\":0,\"left\":0,\"withGaps\":1}\n")
        #expect(run.errors.hasSuffix("✓ Lantern Street 1: 5 of 6 pages, 1 missing\n"))
    }

    /// Inside the manga.
    private func run(_ line: String) async throws -> ProgramRun {
        try await ProgramRun.of([comics.path, "-c", "open 'Lantern Street' --json; \(line)"], home: home)
    }
}
