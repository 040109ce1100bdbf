import Foundation
import MangaLocalization
import TestSupport
import Testing

@testable import manga

/// What `manga completions SHELL` writes, in the hands of the shells themselves.
struct CompletionScriptTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func script(_ shell: CompletionsCommand.ShellName, _ language: Language = .english) throws -> String {
        let text = CompletionsCommand.script(for: shell, in: language)
        return try folder.file("manga.\(shell)", Data(text.utf8)).path(percentEncoded: false)
    }

    /// What the shell answers to each of `lines`, whose first word is the program and whose last is completed.
    private func answers(_ shell: CompletionsCommand.ShellName, to lines: [[String]]) async throws -> [[String]] {
        let (folder, script) = (folder, try script(shell))
        let output = try await offside {
            let program = ShellDriver(shell: shell, script: script).program(for: lines)
            let file = try folder.file("ask", Data(program.utf8)).path(percentEncoded: false)
            return try SystemProgram.run(
                shell.rawValue,
                (shell == .bash ? ["--norc"] : shell == .zsh ? ["-f"] : ["-N"]) + [file],
                in: folder
            )
        }
        return output.split(separator: "=ask\n", omittingEmptySubsequences: false).dropFirst().map { part in
            part.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
        }
    }

    @Test(arguments: CompletionsCommand.ShellName.allCases, Language.allCases)
    func `the shell reads the script without complaint`(shell: CompletionsCommand.ShellName, language: Language)
        async throws
    {
        let (folder, script) = (folder, try script(shell, language))

        let output = try await offside { try SystemProgram.run(shell.rawValue, ["-n", script], in: folder) }

        #expect(output.isEmpty)
    }

    @Test(arguments: CompletionsCommand.ShellName.allCases)
    func `every command, action, option, alias and choice of the table is offered where it may stand`(
        shell: CompletionsCommand.ShellName
    ) async throws {
        let questions = ShellQuestion.all

        let answers = try await answers(shell, to: questions.map { ["manga"] + $0.words })

        #expect(questions.count > 100)
        try #require(answers.count == questions.count)
        #expect(zip(questions, answers).flatMap { $0.faults(of: $1) } == [])
    }

    @Test(arguments: CompletionsCommand.ShellName.allCases)
    func `environments and stored titles are asked of the program, and quoted`(shell: CompletionsCommand.ShellName)
        async throws
    {
        let home = folder
        _ = try await ProgramRun.of(["-c", "env add home nas:3001"], home: home)
        let comics = try Comics.folder()
        _ = try await ProgramRun.of([comics, "-c", "open 'Lantern Street'; download 1 --wait"], home: home)
        let program = ProgramRun.executable.path(percentEncoded: false)

        let answers = try await answers(
            shell,
            to: [
                [program, "env", "ho"], [program, "--env", "ho"], [program, "open", "lant"], [program, "open", "zzz"],
                [program, "pause", "manga", "lant"], [program, "env", "check", "production", "ho"],
            ]
        )

        let titles = ["Lantern Street"]
        #expect(
            answers.map { $0.filter { $0 == "home" || $0 == titles[0] } } == [
                ["home"], ["home"], titles, [], titles, ["home"],
            ]
        )
    }
}
