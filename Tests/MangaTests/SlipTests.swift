import MangaConfig
import MangaLocalization
import MangaText
import TestSupport
import Testing

@testable import manga

/// What somebody is told who types what is nearly right.
struct SlipTests {
    private let home: TemporaryFolder

    init() throws {
        home = try TemporaryFolder()
    }

    /// The first error of `line`, in a folder with two manga.
    private func error(_ line: String, _ language: Language = .english) async throws -> String {
        let run = try await ProgramRun.of(["--lang", language.rawValue, Comics.folder(), "-c", line], home: home)
        #expect(run.status != 0)
        return run.errors
    }

    @Test(arguments: [
        ("downlod 1", "There is no command “downlod”. Did you mean “download”?"),
        ("DOWNLOAD 1", "There is no command “DOWNLOAD”. Did you mean “download”?"),
        ("ls", "There is no command “ls”. Did you mean one of these: popular, chapters, downloads?"),
        ("dl 1", "There is no command “dl”. Did you mean “download”?"),
        ("xyzzy", "There is no command “xyzzy”. help lists the commands."),
        ("manga[embedded] Lantern Street> popular", "The prompt was copied along. Write: popular"),
        ("manga popular", "This is manga already. Write: popular"),
        ("download --wiat", "“download” has no option “--wiat”. Did you mean “--wait”?"),
        ("env edit dev --xyzzy", "“env” has no option “--xyzzy”. help env lists what there is."),
        ("exi", "There is no command “exi”. Did you mean “exit”?"),
        ("downloads pasue", "“pasue” is none of the words that may stand there. Did you mean “pause”?"),
        ("env ad x http://h", "“ad” is none of the words that may stand there. Did you mean “add”?"),
        ("env stagng", "There is no environment “stagng”. Did you mean “staging”?"),
        (
            "env xyzzy",
            "There is no environment “xyzzy”. Known: embedded, production, staging, development, testing. env add xyzzy URL adds it."
        ),
        ("env edit dev prot=1", "prot: there is no setting “prot”. Did you mean “port”?"),
        ("open Lantrn", "No manga is called “Lantrn” on embedded. Did you mean “Lantern Street”?"),
        ("open stret", "No manga is called “stret” on embedded. Did you mean “Lantern Street”?"),
        (
            "open 'Lantern Street'; read 61",
            "There is no chapter 61 (column 29). Known: 1, 2, 3, 4, 5, 6. The nearest is 6."
        ),
        ("help selecton", "There is no help on “selecton”. Did you mean “selection”?"),
        ("help xyzzy", "There is no help on “xyzzy”. help lists the commands and topics."),
        ("cancel 7", "There is no active download “7” (column 8); downloads lists them."),
        ("download 1", "download needs an opened manga, or --everything for all manga of embedded."),
        ("read 1", "“read” works inside a manga. Open one first: open NAME"),
    ])
    func `a slip is told what was meant, and what to do next`(line: String, message: String) async throws {
        #expect(try await error(line) == message + "\n")
    }

    @Test func `in Spanish too`() async throws {
        #expect(
            try await error("ls", .spanish)
                == "No existe la orden «ls». ¿Quería decir una de estas: popular, chapters, downloads?\n"
        )
        #expect(
            try await error("descargar 1", .spanish) == "No existe la orden «descargar». ¿Quería decir «download»?\n"
        )
        #expect(try await error("open farro", .spanish).hasPrefix("Ningún manga se llama «farro» en embedded. "))
    }

    @Test func `outside the shell too`() async throws {
        let command = try await ProgramRun.of(["downlod"], home: home)
        let nothing = try await ProgramRun.of(["xyzzy"], home: home)

        #expect(command.errors == "“downlod” is neither a command nor a folder here. Did you mean “download”?\n")
        #expect(
            nothing.errors
                == "“xyzzy” is neither a command nor a folder here. manga --help lists the commands; a folder is a path such as ./Comics.\n"
        )
    }

    @Test func `every word of habit leads to commands that there are, and is none itself`() {
        for (word, meant) in Slip.table {
            #expect(CommandTable.spec(named: word) == nil, "\(word)")
            for command in meant {
                let words = command.split(separator: " ").map(String.init)
                let spec = CommandTable.spec(named: words[0])
                #expect(words.count == 1 ? spec != nil : spec?.action(named: words[1]) != nil, "\(command)")
            }
        }
    }

    @Test(arguments: [
        ("lantrn", "Lantern Street"), ("stret", "Lantern Street"), ("Lanten Stret", "Lantern Street"),
        ("the lamp", nil), ("clock", "Clock & Crow"), ("xy", nil),
    ])
    func `of a title of several words as many as were typed are enough`(typed: String, title: String?) {
        #expect(Nearest.match(typed, in: ["El Faro", "Lantern Street", "Clock & Crow"]) == title)
    }
}
