import MangaLocalization
import MangaModels
import MangaPresentation
import MangaText
import TestSupport
import Testing

@testable import manga

struct HelpTests {
    private func text(_ subject: HelpSubject, _ language: Language = .english, width: Int = 80) -> [String] {
        HelpText(language: language, width: width).lines(on: subject).map(\.plain)
    }

    @Test(arguments: Language.allCases)
    func `the overview names every command and topic in a line of its own, whole on 80 columns`(language: Language) {
        let lines = text(.everything, language)

        let entries =
            CommandTable.specs.map { ($0.name, $0.summary.text(in: language)) }
            + HelpTopic.all.map { ($0.name, $0.summary.text(in: language)) }
        for (name, summary) in entries {
            #expect(lines.count { $0.hasPrefix("  \(name) ") && $0.hasSuffix(" \(summary)") } == 1, "\(name)")
        }
        for group in CommandGroup.allCases { #expect(lines.contains(group.title.text(in: language))) }
        #expect(lines.allSatisfy { !$0.contains("…") })
    }

    @Test(arguments: Language.allCases, [40, 80, 200])
    func `nothing is wider than the screen`(language: Language, width: Int) {
        let subjects =
            [HelpSubject.everything] + HelpTopic.all.map(HelpSubject.topic)
            + CommandTable.specs.flatMap { [$0] + $0.actions }.map(HelpSubject.command)

        for subject in subjects {
            for line in text(subject, language, width: width) { #expect(line.displayWidth <= width, "\(line)") }
        }
        #expect(text(.everything, language, width: 40).count - text(.everything, language, width: 200).count < 4)
    }

    @Test func `help of a command tells how it is written, its words, options, examples and status`() throws {
        #expect(
            text(try HelpSubject(["clear"])) == [
                "  clear completed|failed|all [--json] [--plain]",
                "Forgets completed or failed downloads; the chapters stay.",
                "",
                "  completed  completed ones",
                "  failed     failed ones",
                "  all        completed and failed ones",
                "",
                "Options",
                "  --json   Answers as JSON.",
                "  --plain  Answers in rows of fields between tabs, for cut and awk.",
                "",
                "Examples",
                "  clear completed",
                "  clear all",
                "",
                "--json prints {cleared}",
                "Exit status: 0 done; 1 failed; 2 wrong usage.",
            ]
        )
    }

    @Test(arguments: [
        (["downloads", "move"], "  downloads move N|ID top|up|down|bottom [--json]"),
        (["move"], "  downloads move N|ID"),
        (["env", "add"], "  env add NAME URL|--mock=FOLDER [setting=value …]"),
        (["?"], "  help [COMMAND|TOPIC] [ACTION] [--man] [--json]"),
        (["Selection"], "How chapters are chosen"), (["server", "delete"], "  server delete CHAPTER"),
    ])
    func `a command, an action of one, an action alone and a topic have help`(words: [String], first: String) throws {
        #expect(text(try HelpSubject(words))[0].hasPrefix(first))
    }

    @Test(arguments: [
        (["downlods"], UsageError.unknownSubject("downlods", nearest: "downloads")),
        (["selecton"], .unknownSubject("selecton", nearest: "selection")),
        (["ls"], .unknownSubject("ls", nearest: "popular")), (["xyzzy"], .unknownSubject("xyzzy", nearest: nil)),
        (["quit", "now"], .surplusArgument("now", usage: "help quit")),
        (
            ["server", "storge"],
            .unknownChoice("storge", argument: "ACTION", nearest: "storage", known: ["storage", "delete"])
        ),
    ])
    func `what has no help says what was meant`(words: [String], error: UsageError) {
        #expect(throws: error) { try HelpSubject(words) }
    }

    @Test(arguments: [
        ("download --help", ["download"]), ("download 1-3 -h", ["download"]), ("env add --help", ["env", "add"]),
        ("downloads move -h --json", ["downloads", "move"]), ("search -- --help", nil), (#"search "-h""#, nil),
        ("exit --help", ["exit"]), ("help", nil),
    ])
    func `--help and -h behind a command ask for its help`(line: String, asked: [String]?) throws {
        #expect(try HelpCommand.asked(by: Words.cut(line)[0]) == asked)
    }

    @Test @MainActor func `what a topic shows as a line of the shell is one`() throws {
        let lines = HelpTopic.all.flatMap(\.rows).map(\.words)
        let commands = lines.filter { line in CommandTable.spec(named: String(line.prefix { $0 != " " })) != nil }

        #expect(commands.count > 25)
        for line in commands {
            for words in try Words.cut(line) { #expect(try CommandTable.parse(words) != nil, "\(line)") }
        }
    }

    @Test(arguments: [
        ("download 7,10.5", ["7", "10.5"]), ("download 1-10", ["1", "2", "7", "9.5"]),
        ("download 5-", ["7", "9.5", "10.5"]), ("download -3", ["Extra", "Extra 2", "all"]),
        ("download latest 3", ["Extra", "Extra 2", "all"]),
        ("download all", ["1", "2", "7", "9.5", "10.5", "Extra", "Extra 2", "all"]),
        ("download 1-10,!2", ["1", "7", "9.5"]), ("download Extra", ["Extra"]),
        (#"download "Extra 2""#, ["Extra 2"]), (#"download '"all"'"#, ["all"]),
        ("download unread", ["1", "2", "7", "9.5", "10.5", "Extra", "Extra 2", "all"]),
        ("download vol:2 1-3", ["2"]), ("download unread latest 5", ["9.5", "10.5", "Extra", "Extra 2", "all"]),
        (#"download title:"The lamp""#, ["7"]), ("download 1-10 !downloaded", ["1", "2", "7"]),
    ])
    func `the topic of selections tells the truth`(line: String, chosen: [String]) throws {
        let names = ["1", "2", "7", "9.5", "10.5", "Extra", "Extra 2", "all"]
        let rows = names.map { name -> ChapterRow in
            var chapter = Chapter(id: Chapter.ID("id-" + name), number: ChapterNumber(name), slug: name)
            chapter.volume = ["2", "7"].contains(name) ? "2" : "1"
            if name == "7" { chapter.title = "In the lamp's light, The Lamp" }
            return ChapterRow(chapter, state: name == "9.5" ? .downloaded : .none)
        }
        let words = try Words.cut(line)[0].dropFirst()

        let selection = try Selection(words)

        #expect(HelpTopic.named("selection")?.rows.map(\.words).contains(line) == true)
        #expect(try selection.chapters(from: rows).map(\.slug) == chosen)
    }

    @Test func `help asks no server, touches no folder, and its JSON is English in every language`() async throws {
        let home = try TemporaryFolder()

        let asked = try await ProgramRun.of(["--env", "dev", "downloads", "move", "--help"], home: home)
        let spanish = try await ProgramRun.of(["--lang", "es", "help", "offline", "--json"], home: home)
        let english = try await ProgramRun.of(["help", "offline", "--json"], home: home)
        let wrong = try await ProgramRun.of(["help", "selecton"], home: home)

        #expect(asked.output.hasPrefix("  downloads move N|ID") && asked.errors.isEmpty && asked.status == 0)
        #expect(spanish.output == english.output && english.output.contains("\"topic\""))
        #expect(wrong.errors == "There is no help on “selecton”. Did you mean “selection”?\n" && wrong.status == 2)
    }
}
