import Foundation
import MangaConfig
import MangaDownloads
import MangaKit
import MangaLocalization
import MangaModels
import MangaPresentation
import MangaTerminal
import MangaText

/// The loop that reads lines: from a person, or from a script on standard input.
@MainActor
struct Shell {
    let session: Session
    let interpreter: Interpreter

    /// Whether a person sits at both ends.
    static func isPossible(_ variables: [String: String]) -> Bool {
        isatty(0) == 1 && isatty(1) == 1 && variables["TERM"] != "dumb"
    }

    /// Reads and runs until `quit` or the end of input; the status is that of leaving, not of any command.
    func interact() async -> ExitStatus {
        let names = session.completion
        let editor = LineEditor(
            program: "manga",
            history: session.home.historyFile,
            complete: { names.candidates(before: $0.words, partial: $0.partial) },
            keeps: { !SecretLine.holdsSecret($0) }
        )
        session.output.editor = editor
        let notices = Task { await post(session) }
        defer { notices.cancel() }
        welcome()
        await begin(session)
        while !session.wantsToLeave {
            switch await editor.readLine(prompt: session.prompt) {
            case .line(let line): _ = await interpreter.run(line)
            case .interrupted: continue
            case .end: session.wantsToLeave = true
            case .terminated: session.terminate()
            }
        }
        session.output.editor = nil
        await editor.saveHistory()
        return session.isTerminated ? .terminated : .success
    }

    /// Runs standard input line by line, up to the first statement that fails.
    func script() async -> ExitStatus {
        let reader = session.lines
        while !session.wantsToLeave {
            guard case .line(let line) = await reader.readLine(prompt: "") else { break }
            let status = await interpreter.run(line)
            if status != .success { return status }
        }
        return .success
    }

    /// One line; the first time, three that tell how to begin.
    private func welcome() {
        let isFirst = FirstVisit(home: session.home).begins()
        let phrases: [ShellPhrase] = isFirst ? [.welcomeFirst, .welcomeSecond, .welcomeThird] : [.welcome]
        for phrase in phrases {
            session.output.notice(Message(phrase, ["version": .text(Program.version)]), isFirst ? .plain : .dim)
        }
    }

    /// Goes on with what an earlier visit left in the queue.
    private func begin(_ session: Session) async {
        do {
            _ = try await session.live()
        } catch {
            session.output.complain(error)
        }
    }

    /// One line per finished batch, and one when the queue stands still, whenever they come.
    private func post(_ session: Session) async {
        guard let kit = try? await session.live() else { return }  // `begin` has told why
        for await event in kit.downloads.events {
            switch event {
            case .batchEnded(let completed, let failed, let gaps):
                session.output.notice(
                    .batch(completed: completed, failed: failed, gaps: gaps),
                    failed > 0 ? .failure : .success
                )
            case .stalled(let reason): session.output.notice(reason.message, .failure)
            default: continue
            }
        }
    }
}

extension Session {
    /// `manga[embedded] Lantern Street> `.
    var prompt: String {
        let title = opened.map { " " + $0.manga.title.neutralised.clipped(to: 40) } ?? ""
        return "manga[\(config.name.neutralised)]\(title)> "
    }

    /// Asks a person; nil at the end of input.
    func ask(_ question: String) async -> String? {
        guard case .line(let answer) = await lines.readLine(prompt: question, remembers: false) else { return nil }
        return answer.trimmingCharacters(in: .whitespaces)
    }

    /// The same for what must not be seen.
    func askSecret(_ question: String) async -> String? {
        guard case .line(let answer) = await lines.readSecret(prompt: StyledLine(question)) else { return nil }
        return answer.trimmingCharacters(in: .whitespaces)
    }

    /// What lines are read with.
    fileprivate var lines: LineEditor {
        if let editor = output.editor ?? reader { return editor }
        let names = completion
        let reader = LineEditor(program: "manga", history: nil, complete: { names.starts(beginningWith: $0.partial) })
        self.reader = reader
        return reader
    }

    /// Whether a person says yes; throws where there is no person.
    func confirms(_ question: Message) async throws -> Bool {
        guard isInteractive else { throw ShellError.cannotAsk }
        let answer = await ask(question.text(in: language)) ?? ""
        return ShellPhrase.confirmWords.text(in: language).split(separator: " ").contains { $0 == answer.lowercased() }
    }
}
