import Foundation
import Synchronization
import TestSupport
import Testing

/// SIGTERM while pages are in flight, in the built program.
@Suite(.timeLimit(.minutes(2)))
struct TerminationTests {
    private let home: TemporaryFolder
    /// Holds the second half of every page back.
    private let gate = Gate()
    /// Opens when two pages are asked for.
    private let asked = Gate()
    private let server: ScriptedServer

    /// A chapter of four pages, two of which are asked for at once.
    init() throws {
        home = try TemporaryFolder()
        let page = Data(ImageSample.png.bytes)
        let count = Counter()
        server = try ScriptedServer { [gate, asked] request in
            if request.path.hasPrefix("/pages/") {
                if count.next() == 2 { asked.open() }
                let half = page.count / 2
                return [
                    .head(length: page.count), .bytes(page.prefix(half)), .waitFor(gate), .bytes(page.dropFirst(half)),
                ]
            }
            return [.ok(Self.answer(to: request.path))]
        }
    }

    private static func answer(to path: String) -> String {
        if path.contains("/chapters/") {
            let images = (0..<4).map { #"{"page":\#($0),"filename":"\#($0).png","url":"/pages/\#($0)"}"# }
            return #"{"mangaSlug":"moon","totalPages":4,"totalSize":0,"images":[\#(images.joined(separator: ","))]}"#
        }
        if path.hasSuffix("/chapters") { return #"[{"id":"c1","number":1}]"# }
        let manga = #"{"id":"m","slug":"moon","title":"Moon"}"#
        return path.hasSuffix("/moon") ? manga : "[\(manga)]"
    }

    @Test func `the pages in flight land, are recorded, and the status says why it ended`() async throws {
        defer { server.stop() }
        try await queue()
        let program = try RunningProgram(["downloads", "run"], home: home)
        await asked.opened()

        program.send(SIGTERM)
        try await program.waitForError("The pages in flight are finished first, for at most 10 s.")
        gate.open()
        try await program.waitForError("Moon 1: 2 of 4 pages are here; the next visit fetches the others.")

        #expect(try await program.end() == 143)
        try await expectTwoPages()
    }

    @Test func `so it is in the background, and the log says so`() async throws {
        defer { server.stop() }
        try await queue()
        let run = try await ProgramRun.of(["downloads", "run", "--detach", "--json"], home: home)
        let number = try JSONDecoder().decode(Detached.self, from: Data(run.output.utf8)).process
        await asked.opened()

        kill(number, SIGTERM)
        try await waitForLog("The pages in flight are finished first, for at most 10 s.")
        gate.open()
        try await waitForLog("Moon 1: 2 of 4 pages are here; the next visit fetches the others.")

        try await expectTwoPages()
    }

    /// What is here is here, and only the rest is asked for.
    private func expectTwoPages() async throws {
        let list = try await ProgramRun.of(["downloads", "--json"], home: home)
        #expect(list.output.contains("\"donePages\":2,"))
        let library = home.path + "/data/library"
        let files = try FileManager.default.subpathsOfDirectory(atPath: library)
        // Which two, nobody says: the first four are made ready together.
        #expect(files.count { $0.hasSuffix(".png") } == 2)
        for file in files where file.hasSuffix(".part") {
            #expect(try Data(contentsOf: URL(filePath: library + "/" + file)) == Data())
        }

        let rest = try await ProgramRun.of(["downloads", "run"], home: home)

        #expect(rest.status == 0)
        #expect(pagesAskedFor.sorted() == ["/pages/0", "/pages/1", "/pages/2", "/pages/3"])
    }

    /// Puts the chapter in the queue, and works on nothing.
    private func queue() async throws {
        let added = try await ProgramRun.of(["env", "add", "home", server.address, "pagesAtOnce=2"], home: home)
        #expect(added.status == 0)
        let run = try await ProgramRun.of(["--env", "home", "-c", "pause; open moon --json; download 1"], home: home)
        #expect(run.status == 0)
        _ = try await ProgramRun.of(["-c", "resume"], home: home)
    }

    private var pagesAskedFor: [String] {
        server.requests.map(\.path).filter { $0.hasPrefix("/pages/") }
    }

    private func waitForLog(_ text: String) async throws {
        let log = home.path + "/state/downloads.log"
        while try !String(contentsOfFile: log, encoding: .utf8).contains(text) {
            try Task.checkCancellation()
            await Task.yield()
        }
    }
}

private final class Counter: Sendable {
    private let count = Mutex(0)

    /// From 1.
    func next() -> Int {
        count.withLock { count in
            count += 1
            return count
        }
    }
}
