import Foundation
import TestSupport
import Testing

/// `library`, `history` and `storage` of the built program, and what it says without a server.
struct LibraryProgramTests {
    private let home: TemporaryFolder
    private let comics: String

    init() throws {
        home = try TemporaryFolder()
        comics = try Comics.folder()
    }

    private func run(_ arguments: String..., input: String = "") async throws -> ProgramRun {
        try await ProgramRun.of(arguments, home: home, input: input)
    }

    @Test func `the library lists what was opened and downloaded, and its numbers open a manga`() async throws {
        _ = try await run(comics, "-c", "open 'Lantern Street'; download 1-2 --wait; mark read 1")

        let rows = try await run(comics, "-c", "library --plain")
        let found = try await run(comics, "-c", "library TERN; open 1; continue --json")
        let none = try await run(comics, "-c", "library xyzzy")
        let history = try await run(comics, "-c", "history --plain")

        let fields = rows.output.split(separator: "\n").map {
            $0.split(separator: "\t", omittingEmptySubsequences: false)
        }
        let street = try #require(fields.first { $0[1] == "lantern-street" })
        #expect(street[2...5].map(String.init) == ["Lantern Street", "6", "2", "5"])
        #expect(found.status == 0)
        #expect(found.output.hasPrefix("Library: “TERN”\n1 manga\n"))
        #expect(found.output.contains(#""mangaTitle":"Lantern Street","page":1"#))
        #expect(none.output == "Library: “xyzzy”\nThe library knows no manga with “xyzzy” in its title.\n")
        #expect(history.output.split(separator: "\n").count == 1)
        #expect(history.output.contains("\tLantern Street\t"))
    }

    @Test func `of chapters that were marked at once, the last one is where reading goes on`() async throws {
        _ = try await run(comics, "-c", "open 'Lantern Street'; mark read 1-4")

        let history = try await run(comics, "-c", "history --plain")

        let fields = history.output.split(separator: "\t", omittingEmptySubsequences: false)
        #expect(fields.count > 4 && fields[4] == "4", "\(history.output)")
    }

    @Test func `history of all environments leads back into each, and an empty library names them`() async throws {
        let server = try ScriptedServer { request in
            if request.path.hasSuffix("/chapters") { return [.ok(#"[{"id":"c1","number":1},{"id":"c2","number":2}]"#)] }
            let manga = #"{"id":"m","slug":"moon","title":"Moon"}"#
            return [.ok(request.path.hasSuffix("/moon") ? manga : "[\(manga)]")]
        }
        _ = try await run("-c", "env add nas \(server.address)")
        _ = try await run("--env", "nas", "-c", "open moon; mark read 1")
        _ = try await run(comics, "-c", "open 'Lantern Street'; download 1 --wait; mark read 1")

        let own = try await run("--env", "dev", "-c", "history --plain")
        let all = try await run("--env", "dev", "-c", "history --all --plain")
        let goOn = try await run("--env", "dev", "-c", "history --all; continue Moon")
        let away = try await run("--env", "dev", "-c", "history --all; continue 1")
        let page = try await run("--env", "dev", "-c", "history --all --limit 1 --page 3")
        let empty = try await run("--env", "dev", "-c", "library")

        #expect(own.output == "")
        #expect(all.output.split(separator: "\n").count == 2)
        #expect(goOn.status == 0 && goOn.errors.contains("Now on nas: "), "\(goOn.errors)")
        #expect(goOn.output.contains("Next is chapter 2."))
        #expect(away.status == 1 && away.errors.contains("Lantern Street is of another environment (embedded"))
        #expect(page.output == "Continue reading\nThere is no page 3: there are 2 in all.\n")
        #expect(empty.output.contains("\nAnother environment has chapters on this disk: embedded"))
    }

    @Test func `storage tells of one manga, and cleaning asks, shows and removes what was read`() async throws {
        _ = try await run(comics, "-c", "open 'Lantern Street'; download 1-3 --wait; mark read 1-2")

        let one = try await run("-c", "storage 'Lantern Street' --plain --sort title")
        let plan = try await run("-c", "storage clean --read --dry-run --plain")
        let unasked = try await run("-c", "storage clean --read")
        let old = try await run("-c", "storage clean --older-than 90d")
        let done = try await run("-c", "storage clean --read --yes --json")
        let left = try await run("-c", "storage --json")

        #expect(one.output.split(separator: "\n").count == 3)
        #expect(plan.output.split(separator: "\n").count == 2)
        #expect(unasked.status != 0)
        #expect(unasked.output.contains("\n1 unread one stays; --unread takes it too.\n"))
        #expect(old.output == "No chapter on this disk is like that; nothing is removed.\n")
        #expect(done.output.contains(#""removed":true"#))
        #expect(left.output.contains(#""total":{"bytes":"#))
        #expect(left.output.contains(#""chapters":1,"mangas":1"#))
    }

    @Test func `what cannot be meant is a failure of usage`() async throws {
        for line in [
            "storage clean", "storage clean --read --unread", "storage clean --older-than soon", "storage --yes",
            "library --sort colour", "library --limit 0", "storage --sort unread", "storage clear",
        ] {
            #expect(try await run("-c", line).status == 2, "\(line)")
        }
    }

    @Test func `popular is cut into pages, and is as wide in a pipe as COLUMNS says`() async throws {
        let list = (1...5).map { number in
            #"{"id":"m\#(number)","slug":"moon-\#(number)","title":"Moon \#(number)","genres":["Drama"]}"#
        }
        let server = try ScriptedServer { _ in [.ok("[\(list.joined(separator: ","))]")] }
        let address = ["--server-url", server.address, "-c"]

        let page = try await ProgramRun.of(address + ["popular --limit 2 --page 2"], home: home)
        let wide = try await ProgramRun.of(address + ["popular --limit 1"], home: home, variables: ["COLUMNS": "120"])
        let behind = try await ProgramRun.of(address + ["popular --page 9 --json"], home: home)
        server.stop()

        #expect(page.output == "Popular\n\n#  Title\n3  Moon 3\n4  Moon 4\n")
        #expect(wide.output == "Popular\n\n#  Title   Genres\n1  Moon 1  Drama\n")
        #expect(behind.output.contains(#""offset":400"#))
    }

    @Test func `where numbers begin anew in each volume, downloads and what is done to them name it`() async throws {
        let server = try ScriptedServer { request in
            let chapters = [(1, 1), (1, 2), (2, 1), (2, 2)].map { volume, number in
                #"{"id":"v\#(volume)-\#(number)","number":\#(number),"volume":"\#(volume)"}"#
            }
            if request.path.hasSuffix("/chapters") { return [.ok("[\(chapters.joined(separator: ","))]")] }
            let manga = #"{"id":"m","slug":"moon","title":"Moon"}"#
            return [.ok(request.path.hasSuffix("/moon") ? manga : "[\(manga)]")]
        }
        let lines = "open moon; pause; download vol:2, 1; downloads active; cancel 2; mark read 1; bookmark vol:2 2"

        let run = try await ProgramRun.of(["--server-url", server.address, "-c", lines], home: home)
        let plain = try await ProgramRun.of(
            ["--server-url", server.address, "-c", "downloads active --plain; history --plain"],
            home: home
        )
        server.stop()

        #expect(run.output.contains("1  Moon  vol:1 1  paused\n2  Moon  vol:2 1  paused\n3  Moon  vol:2 2  paused\n"))
        #expect(run.output.contains("1 download cancelled.\nThat was Moon vol:2 1.\n"))
        #expect(run.output.hasSuffix("Bookmark at chapter vol:2 2, page 1.\n"))
        #expect(plain.output.contains("\t1\t1\n"))
        #expect(plain.output.hasSuffix("\t2\n"))
    }

    @Test func `without the server, popular, search and open answer from the library, and say so`() async throws {
        let server = try ScriptedServer { request in
            if request.path.hasSuffix("/chapters") { return [.ok(#"[{"id":"c1","number":1}]"#)] }
            let manga = #"{"id":"m","slug":"moon","title":"Moon"}"#
            return [.ok(request.path.hasSuffix("/moon") ? manga : "[\(manga)]")]
        }
        let address = ["--server-url", server.address, "--max-retries", "0", "-c"]
        let empty = ["--server-url", "http://127.0.0.1:1", "--max-retries", "0", "-c", "popular"]

        let unknown = try await ProgramRun.of(empty, home: home)
        let before = try await ProgramRun.of(address + ["open moon"], home: home)
        server.stop()
        let popular = try await ProgramRun.of(address + ["popular"], home: home)
        let search = try await ProgramRun.of(address + ["search OO --json"], home: home)
        let nothing = try await ProgramRun.of(address + ["search xyzzy"], home: home)
        let open = try await ProgramRun.of(address + ["open moon --json"], home: home)

        let fields = try await ProgramRun.of(address + ["popular --plain"], home: home)
        let part = try await ProgramRun.of(address + ["open moo; chapters --json"], home: home)

        #expect(fields.status == 0)
        #expect(fields.output.contains("\tmoon\tMoon"))
        #expect(fields.errors.contains("What follows is what the library knows, of "))
        #expect(part.status == 0)
        #expect(part.output.contains(#""id":"c1""#))
        #expect(unknown.status == 1)
        #expect(unknown.output == "")
        #expect(before.status == 0)
        #expect(popular.status == 0)
        #expect(popular.output.hasPrefix("Known on this machine\n"))
        #expect(popular.output.contains("What follows is what the library knows, of "))
        #expect(popular.output.contains("Moon"))
        #expect(search.output.contains(#""kind":"search""#))
        #expect(search.output.contains(#""title":"Moon""#))
        #expect(search.output.contains(#""failure":"#))
        #expect(nothing.status == 1)
        #expect(nothing.output == "")
        #expect(nothing.errors.contains("The library knows no manga with “xyzzy” in its title either."))
        #expect(open.output.contains(#""knownSince":"20"#))
        #expect(open.output.contains(#""id":"c1""#))
    }
    @Test func `without the server a new process shows the lists that were there, and opens what is in them`()
        async throws
    {
        let server = try ScriptedServer { request in
            let moon = #"{"id":"m","slug":"moon","title":"Moon","author":"Ada Vale"}"#
            let moth = #"{"id":"w","slug":"moth","title":"Moth"}"#
            return [.ok(request.path.contains("q=") ? "[\(moth)]" : "[\(moon),\(moth)]")]
        }
        let address = ["--server-url", server.address, "--max-retries", "0", "-c"]
        let before = try await ProgramRun.of(address + ["popular; search ot"], home: home)
        server.stop()

        let popular = try await ProgramRun.of(address + ["popular"], home: home)
        let search = try await ProgramRun.of(address + ["search ot --json"], home: home)
        let short = try await ProgramRun.of(address + ["search mo --plain"], home: home)
        let open = try await ProgramRun.of(address + ["open moon"], home: home)
        let library = try await ProgramRun.of(address + ["library --plain"], home: home)

        #expect(before.status == 0, "\(before.errors)")
        #expect(popular.output.hasPrefix("Popular\n"))
        #expect(popular.output.contains("What follows is what was known on "))
        #expect(popular.output.contains("1  Moon   Ada Vale\n2  Moth\n"))
        #expect(search.output.contains(#""knownSince":"20"#))
        #expect(search.output.contains(#""title":"Moth""#))
        #expect(short.output == "m\tmoon\tMoon\tAda Vale\t\t\nw\tmoth\tMoth\t\t\t\n")
        #expect(short.errors.contains("What follows is what the library knows, of "))
        #expect(open.status == 0)
        #expect(open.output.hasPrefix("Moon\nby Ada Vale\n"))
        #expect(open.output.contains("Its chapters were never fetched; open it again when the server answers."))
        #expect(library.output.split(separator: "\n").count == 2)
    }

    @Test func `where nothing is listed, fields have the reason beside them, JSON in it, and the status stays`()
        async throws
    {
        let open = "open 'Lantern Street'"
        for (line, status) in [
            ("search xyzzy", 0 as Int32), ("library xyzzy", 0), ("\(open); chapters failed", 0), ("history", 0),
            ("storage", 0), ("downloads failed", 0), ("downloads", 0), ("bookmark", 0),
            ("\(open); chapters --page 9", 0), ("storage 'Lantern Street'", 0), ("storage clean --read --dry-run", 0),
        ] {
            let plain = try await run(comics, "-c", line + " --plain")
            let json = try await run(comics, "-c", line + " --json")
            let quiet = try await run(comics, "--quiet", "-c", line + " --plain")

            #expect(plain.output == "" || line.hasPrefix(open), "\(line): \(plain.output)")
            #expect(plain.status == status && json.status == status && quiet.status == status, "\(line)")
            #expect(plain.errors.split(separator: "\n").count == 1, "\(line): \(plain.errors)")
            #expect(json.output.contains(#""reason":""#), "\(line): \(json.output)")
            #expect(quiet.errors == "", "\(line): \(quiet.errors)")
        }
    }

    @Test func `the fields of chapters have all that a row has, the new ones at the end`() async throws {
        let server = try ScriptedServer { request in
            let chapter = """
                [{"id":"c1","number":1,"title":"Dawn","volume":"2","group":"Owls","language":"es","pageCount":9,
                "releaseDate":"2026-11-30T10:00:00Z"}]
                """
            if request.path.hasSuffix("/chapters") { return [.ok(chapter)] }
            let manga = #"{"id":"m","slug":"moon","title":"Moon"}"#
            return [.ok(request.path.hasSuffix("/moon") ? manga : "[\(manga)]")]
        }
        let line = "open moon --plain; mark read 1 --json; chapters --plain"

        let run = try await run("--server-url", server.address, "-c", line)

        let lines = run.output.split(separator: "\n")
        let row = "c1\t1\tDawn\t9\tnone\t\t\t\t\t2\tOwls\tes\t2026-11-30T10:00:00Z\t"
        #expect(lines.first.map(String.init) == row + "unread\t\t\t", "\(run.errors)")
        #expect(lines.last?.hasPrefix(row + "read\t\t\t20") == true)
    }

    @Test func `what is cancelled or retried in vain is told by where it stands, and in which column`() async throws {
        let open = "open 'Lantern Street'; download 3 --wait"

        let completed = try await run(comics, "-c", "\(open); cancel 1")
        let chapter = try await run(comics, "-c", "open 'Lantern Street'; cancel chapters 3")
        let failed = try await run(comics, "-c", "cancel failed")
        let column = try await run(comics, "-c", "open 'Lantern Street'; download 1,99")
        let quote = try await run(comics, "-c", "download 1,\"Extra")

        let only = "only active downloads can be cancelled, paused, resumed or moved."
        #expect(completed.errors.hasSuffix("1 (column 50) is completed; \(only)\n"))
        #expect(completed.status == 1)
        #expect(chapter.errors.hasSuffix("3 (column 40) is completed; \(only)\n"))
        #expect(failed.errors.hasSuffix("No active download is failed (column 8); \(only)\n"))
        #expect(column.errors.contains("There is no chapter 99 (column 35)."), "\(column.errors)")
        #expect(quote.errors.contains("column 12"), "\(quote.errors)")
    }
}
