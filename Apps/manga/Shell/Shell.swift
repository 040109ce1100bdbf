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
    static var isPossible: Bool { isatty(0) == 1 && isatty(1) == 1 }

    /// Reads and runs until `quit` or the end of input; the status is that of leaving, not of any command.
    func interact() async -> ExitStatus {
        let (names, environments) = (session.completion, session.environments)
        let editor = LineEditor(
            program: "manga",
            history: session.home.historyFile,
            complete: { names.candidates(before: $0.words, partial: $0.partial) },
            keeps: { !SecretLine.holdsSecret($0, aliases: AliasTable(environments.aliases)) },
            suggests: { environments.shell.suggests },
            refusal: { bytes in
                let words = Message(ShellPhrase.largePaste, ["size": .size(bytes)])
                return StyledLine(words.text(in: names.language), .warning)
            },
            labels: {
                SearchLabels(
                    earlier: ShellPhrase.searchEarlier.text(in: names.language),
                    later: ShellPhrase.searchLater.text(in: names.language),
                    noneEarlier: ShellPhrase.searchNoneEarlier.text(in: names.language),
                    noneLater: ShellPhrase.searchNoneLater.text(in: names.language)
                )
            }
        )
        session.output.editor = editor
        let notices = Task { await post(session) }
        defer { notices.cancel() }
        welcome()
        // A line can be typed while the library is opened; the first command that needs it waits for it.
        let beginning = Task { await begin(session) }
        while !session.wantsToLeave {
            switch await editor.readLine(prompt: session.output.shown(session.prompt)) {
            case .line(let line):
                session.isInterrupted = false
                _ = await interpreter.run(line)
            case .interrupted: continue
            case .end: session.wantsToLeave = true
            case .terminated: session.terminate()
            case .hungUp: session.terminate(.hungUp)
            }
        }
        await beginning.value
        session.output.editor = nil
        await editor.saveHistory()
        return session.termination ?? .success
    }

    /// Runs standard input line by line.
    func script(keepsGoing: Bool) async -> ExitStatus {
        await Script(lines: .standardInput(session), interpreter: interpreter, keepsGoing: keepsGoing).run()
    }

    /// One line; the first time, three that tell how to begin.
    private func welcome() {
        let isFirst = FirstVisit(home: session.home).begins()
        let phrases: [BeginningPhrase] = isFirst ? [.welcomeFirst, .welcomeSecond, .welcomeThird] : [.welcome]
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

    /// Shows what becomes of downloads, whenever something does.
    private func post(_ session: Session) async {
        // `begin` has told why there are none.
        guard let kit = try? await session.live(), let model = try? await session.downloadsModel() else { return }
        let notices = DownloadNotices(session: session, downloads: kit.downloads)
        let status = StatusPoster(session, model)
        session.status = status
        defer { status.stop() }
        status.note()
        for await event in kit.downloads.events {
            notices.tell(event)
            status.note()
        }
    }
}

extension Session {
    /// Asks a person; nil at the end of input.
    ///
    /// Of a question that is longer than a line, all but the end is printed, since a prompt is not cut by words.
    /// `^C` there counts as one in a command.
    func ask(_ question: String, answers: CompletionNames.Answers = .anything) async -> String? {
        completion.set(answers: answers)
        defer { completion.set(answers: nil) }
        let parts = output.errors.isTerminal ? question.wrapped(to: max(20, output.errors.width - 1)) : [question]
        output.errors.print(parts.dropLast().map { StyledLine($0) })
        let prompt = parts.count > 1 ? (parts.last ?? "") + " " : question
        switch await lines.readLine(prompt: prompt, remembers: false) {
        case .line(let answer):
            linesRead += 1
            return answer.trimmingCharacters(in: .whitespaces)
        case .interrupted: isInterrupted = true
        case .terminated: terminate()
        case .hungUp: terminate(.hungUp)
        case .end: break
        }
        return nil
    }

    /// The same for what must not be seen.
    func askSecret(_ question: String) async -> String? {
        guard case .line(let answer) = await lines.readSecret(prompt: StyledLine(question)) else { return nil }
        linesRead += 1
        return answer.trimmingCharacters(in: .whitespaces)
    }

    /// The next line of standard input, where nobody sits in front of it.
    func nextLine() async -> String? {
        guard case .line(let line) = await lines.readLine(prompt: "") else { return nil }
        linesRead += 1
        return line
    }

    /// What lines are read with.
    fileprivate var lines: LineEditor {
        if let editor = output.editor ?? reader { return editor }
        let names = completion
        let reader = LineEditor(
            program: "manga",
            history: nil,
            complete: { names.candidates(before: $0.words, partial: $0.partial) }
        )
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
