import Foundation
public import MangaText

/// Asks a person for lines, with editing, history and completion.
///
/// Where input or output is no terminal, or one that can do nothing (`TERM=dumb`), lines are simply read. Waiting
/// blocks a thread of the editor's own. Messages can be posted from anywhere while a line is half typed.
public actor LineEditor {
    private let program: String
    private let device: TerminalDevice
    private var history: SharedHistory?
    private let complete: @Sendable (CompletionRequest) -> [CompletionCandidate]
    private let keeps: @Sendable (String) -> Bool
    private let suggests: @Sendable () -> Bool
    private let refusal: @Sendable (Int) -> StyledLine
    private let labels: @Sendable () -> SearchLabels
    private let mailbox: Mailbox
    private let executor = ThreadExecutor(name: "line editor")
    private lazy var session = openSession()
    private lazy var reader = PlainReader(descriptor: device.input)

    public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// Prepares an editor; nothing is opened before the first line is read.
    ///
    /// - Parameters:
    ///   - program: The name by which `~/.editrc` can address this program.
    ///   - history: The path of the history file; nil keeps the history in memory.
    ///   - device: The terminal, by default the process's standard input and output.
    ///   - complete: The words that fit a request; it runs on the editor's thread, while the person waits.
    ///   - keeps: Whether a line may be written into the history file; the arrow keys bring it back in any case.
    ///   - suggests: Whether the history offers the rest of a line now.
    ///   - refusal: What is said above the prompt of a paste of that many bytes, which is too large to be a line.
    ///   - labels: What stands before the words that are looked for in the history.
    public init(
        program: String,
        history: String?,
        device: TerminalDevice = .standard,
        complete: @escaping @Sendable (CompletionRequest) -> [CompletionCandidate] = { _ in [] },
        keeps: @escaping @Sendable (String) -> Bool = { _ in true },
        suggests: @escaping @Sendable () -> Bool = { true },
        refusal: @escaping @Sendable (Int) -> StyledLine = { StyledLine("\($0) B > 65536 B", .warning) },
        labels: @escaping @Sendable () -> SearchLabels = { SearchLabels() }
    ) {
        self.program = program
        self.device = device
        self.history = history.map(SharedHistory.init)
        self.complete = complete
        self.keeps = keeps
        self.suggests = suggests
        self.refusal = refusal
        self.labels = labels
        mailbox = Mailbox(output: device.terminalOutput)
    }

    deinit {
        executor.stop()
    }

    /// Waits for a line; what was entered is remembered unless told otherwise (an answer to a question, say).
    ///
    /// Behind the cursor stands, dim, how the newest line went on that began as this one does; → takes it. What other
    /// shells have entered meanwhile is in the history too.
    ///
    /// Cancelling the task does not end the wait.
    public func readLine(prompt: StyledLine, remembers: Bool = true) -> ReadResult {
        guard device.allowsEditing, let session else { return readPlainLine(prompt: prompt) }
        for line in history?.news() ?? [] { session.remember(line) }
        let result = session.readLine(prompt: prompt, offersHistory: remembers)
        if remembers, case .line(let line) = result { remember(line) }
        return result
    }

    /// Waits for a line behind a plain prompt; see ``readLine(prompt:remembers:)-(StyledLine,_)``.
    public func readLine(prompt: String, remembers: Bool = true) -> ReadResult {
        readLine(prompt: StyledLine(prompt), remembers: remembers)
    }

    /// Waits for a line that is never shown and never remembered: a password.
    ///
    /// Where a person types into something that is no terminal at its other end, the prompt goes to standard error.
    public func readSecret(prompt: StyledLine) -> ReadResult {
        if device.allowsEditing, let session { return session.readLine(prompt: prompt, isSecret: true) }
        guard isatty(device.input) == 1 else { return reader.readLine() }
        let hidden = HiddenInput(device.input)
        defer { hidden.restore() }
        return readPlainLine(prompt: prompt, at: device.isTerminal ? device.output : STDERR_FILENO)
    }

    /// Shows a line above the prompt, now or as soon as nothing is being typed; line breaks make several lines.
    public nonisolated func post(_ line: String) {
        mailbox.post(
            line.neutralisedLines.split(separator: "\n", omittingEmptySubsequences: false).map { text in
                StyledLine(String(text))
            }
        )
    }

    /// Shows a line above the prompt.
    public nonisolated func post(_ line: StyledLine) {
        mailbox.post([line])
    }

    /// Keeps up to three `lines` directly above the prompt while a line is being typed, clipped to the terminal's width.
    ///
    /// An empty array takes them away.
    public nonisolated func setStatus(_ lines: [String]) {
        setStatus(styled: lines.map { StyledLine($0) })
    }

    /// Keeps styled lines directly above the prompt; see ``setStatus(_:)``.
    public nonisolated func setStatus(styled lines: [StyledLine]) {
        mailbox.setStatus(lines)
    }

    /// Drops copies and old lines from the history file.
    ///
    /// Each line is already on disk when `readLine` returns it.
    public func saveHistory() {
        history?.compact()
    }

    private func openSession() -> EditingSession? {
        EditingSession(
            program: program,
            device: device,
            mailbox: mailbox,
            complete: complete,
            suggests: suggests,
            refusal: refusal,
            labels: labels
        )
    }

    /// Blanks around it make no other line of it.
    private func remember(_ line: String) {
        let line = line.trimmingCharacters(in: .whitespaces)
        guard !line.isEmpty else { return }
        let isKept = keeps(line)
        let others = isKept ? history?.append(line) ?? [] : []
        for other in others { session?.remember(other) }
        session?.remember(line.neutralised, isOffered: isKept)
    }

    /// A prompt only where a person sees it.
    private func readPlainLine(prompt: StyledLine) -> ReadResult {
        guard device.isTerminal else { return reader.readLine() }
        return readPlainLine(prompt: prompt, at: device.output)
    }

    private func readPlainLine(prompt: StyledLine, at output: Int32) -> ReadResult {
        let signals = WakePipe()
        let route = SignalRoute([SIGINT, SIGTERM, SIGHUP], to: signals)
        defer { route.restore() }
        let text = prompt.rendered(Rendering())
        Descriptor.write(text, to: output)
        mailbox.setPlain(prompt: text)
        defer { mailbox.setPlain(prompt: nil) }
        let result = reader.readLine(signals: signals)
        if case .line = result {} else { Descriptor.write("\n", to: output) }
        return result
    }
}
