import MangaConfig
import MangaDownloads
import MangaKit
import MangaLocalization
import MangaModels
import MangaNetworking
import MangaPresentation
import MangaStorage
import MangaTerminal
import MangaText

/// What commands work with: the environment, the opened manga, the last list, and the graph behind them.
///
/// The graph is built when a command first needs it, so that `help` opens no library and loads no network.
@MainActor
final class Session {
    /// Seconds for the pages in flight after SIGTERM.
    private static let grace = 10

    let home: Home
    let environments: Environments
    private(set) var opened: MangaDetailModel?
    /// What `open 2` counts in.
    var listing: [Manga] = []
    /// Where each of them is from, where that may be another environment.
    var listingEnvironments: [EnvironmentID] = []
    /// How many come before the first of them.
    var listingStart = 0
    var output: Output {
        didSet {
            requests.set(output.editor)
            completion.set(language: output.language)
        }
    }
    /// Where the log of requests goes.
    let requests: RequestOutput
    /// Reads standard input where nobody edits lines; one for all, since it reads ahead.
    var reader: LineEditor?
    let completion = CompletionNames()
    let isInteractive: Bool
    /// Those of the process.
    let variables: [String: String]
    /// What a process in the background gets of the flags.
    let inheritance: Inheritance
    /// What shows the running downloads above the prompt, where there is one.
    var status: StatusPoster?
    /// Who tells of the end of a batch: a command that waited for it, or the notices.
    var batches = BatchTellers()
    /// Whether a command tells what becomes of each download.
    var isWatching = false
    /// Whether `^C` ended the last command.
    var isInterrupted = false
    /// Whether the startup file runs.
    var isStarting = false
    /// The scripts that run each other now, the outermost first.
    var scripts: [String] = []
    /// How many lines of standard input were read where nobody edits them.
    var linesRead = 0
    /// Whether the process ends with the one command that stands behind its name.
    var endsWithCommand = false
    /// Set by `quit`.
    var wantsToLeave = false
    /// Whether a signal asked for the end: the pages in flight may land then.
    var isTerminated: Bool { termination != nil }
    /// The status that says which signal it was.
    private(set) var termination: ExitStatus?
    private(set) var kit: MangaKit?
    private var building: Task<MangaKit, any Error>?
    /// Whether this process works on the queue, or only looks at it.
    private(set) var isWorking = false
    /// The downloads of each tab that `downloads` showed last: what numbers count in.
    var shownDownloads: [DownloadsTab: [DownloadRow.ID]] = [:]

    init(
        home: Home,
        environments: Environments,
        output: Output,
        isInteractive: Bool,
        variables: [String: String] = [:],
        inheritance: Inheritance = Inheritance()
    ) {
        self.home = home
        self.environments = environments
        self.output = output
        requests = RequestOutput(errors: output.errors, language: output.language)
        self.isInteractive = isInteractive
        self.variables = variables
        self.inheritance = inheritance
        completion.set(environments: environments.all)
        completion.set(language: output.language)
        completion.set { [weak self] in await self?.candidates($0) ?? [] }
        completion.set(aliases: environments.aliases)
    }

    var language: Language { output.language }

    /// The current environment.
    var config: APIConfig { environments.current }

    /// The graph, built on the first call; works on the queue from then on, unless this user may only look.
    func live() async throws -> MangaKit {
        let kit = try await looking()
        if !isWorking, !kit.library.isReadOnly {
            isWorking = true
            kit.downloads.start()
            await kit.downloads.settle()
        }
        return kit
    }

    /// The graph for who only looks, or changes what others work on: it begins nothing that is in the queue.
    func looking() async throws -> MangaKit {
        if let kit { return kit }
        let building = building ?? Task { try await build() }
        self.building = building
        defer { self.building = nil }
        return try await building.value
    }

    private func build() async throws -> MangaKit {
        let kit = try await MangaKit.live(home: home, environments: environments, logger: requests, works: false)
        kit.downloads.environment = config.id
        self.kit = kit
        warn(of: kit.reconciliation)
        return kit
    }

    private static let named = 5

    /// Tells of chapters whose folders somebody else has removed: they are missing from now on.
    private func warn(ofGone chapters: [ChapterInfo]) {
        guard !chapters.isEmpty else { return }
        let names = chapters.prefix(Session.named).map {
            "\($0.manga.title) \(ChapterLabel($0.chapter).text)".neutralised
        }
        output.notice(
            Message(
                ShellPhrase.goneChapters,
                [
                    "count": .count(chapters.count), "library": .text("\(home.data)/library"),
                    "names": .text(names.joined(separator: ", ") + (chapters.count > names.count ? "…" : "")),
                ]
            ),
            .warning
        )
    }

    /// Tells of a database that was rebuilt, and names the folders of the library that are not what they should be;
    /// they were left alone.
    private func warn(of found: Reconciliation) {
        if let recovery = found.recovery { output.notice(recovery.message, .warning) }
        warn(ofGone: found.missing)
        let folders = found.damaged
        guard let first = folders.first else { return }
        output.notice(
            Message(
                ShellPhrase.damagedFolders,
                [
                    "count": .count(folders.count), "folder": .text(first), "library": .text("\(home.data)/library"),
                ]
            ),
            .warning
        )
    }

    func source() async throws -> any MangaSource {
        try await live().source(of: config)
    }

    func client() async throws -> HTTPClient {
        try await live().client(for: config)
    }

    /// Makes `config` the current environment as the one that the program starts with.
    func begin(_ config: APIConfig) throws {
        try environments.begin(with: config.id)
        try enter(environments[config.id] ?? config)
    }

    /// Makes `config` the current environment; what runs keeps the one it began with.
    func enter(_ config: APIConfig) throws {
        guard config.isValid else {
            throw ShellError.invalidConfig(name: config.name, url: config.serverURL, port: config.port)
        }
        try environments.enter(config.id)
        APIConfig.current = config
        kit?.downloads.environment = config.id
        opened = nil
        (listing, listingEnvironments, listingStart) = ([], [], 0)
        completion.set(mangas: [], chapters: [], conditions: [])
    }

    func open(_ model: MangaDetailModel?) {
        opened = model
        let chapters = model?.chapters.map(\.chapter) ?? []
        completion.set(
            chapters: chapters.map { CompletionCandidate($0, in: language) },
            conditions: Selection.Condition.all(of: chapters).map { CompletionCandidate(condition: $0, in: language) }
        )
    }

    /// The opened manga, for a command that works inside one.
    func inside(_ command: String) throws -> MangaDetailModel {
        guard let opened else { throw UsageError.nothingOpen(command: command) }
        return opened
    }

    /// Shows `report`; its lines are as long as they are where no terminal would cut them.
    func show(unwrapped report: some Report, _ arguments: Arguments) throws {
        if arguments.format != .text || output.standard.isTerminal { return try show(report, arguments) }
        try output.show(report.lines(width: .max, in: language))
    }

    func show(_ report: some Report, _ arguments: Arguments) throws {
        if isStarting, arguments.format == .text, report is Done { return }
        if arguments.format == .plain {
            tellFallback(of: report)
            // Fields have no place for it; a script may want none of it, and says --quiet.
            if let emptiness = report.emptiness { output.notice(emptiness) }
        }
        try output.show(report, as: arguments.format)
    }

    /// Leaves as soon as the command has ended, and lets the pages in flight land.
    func terminate(_ status: ExitStatus = .terminated) {
        (termination, wantsToLeave) = (status, true)
    }

    /// Ends what runs, in order; the process may exit afterwards.
    func shutdown() async {
        let isBusy = kit?.downloads.summary.running ?? 0 > 0 && isWorking
        if isTerminated, isBusy {
            await kit?.downloads.drain()
            output.notice(Message(ShellPhrase.finishingPages, ["seconds": .count(Self.grace)]))
        }
        let begun =
            kit?.downloads.activeDownloads.filter { if case .downloading = $0.state { true } else { false } } ?? []
        await kit?.shutdown(grace: isTerminated ? .seconds(Self.grace) : .zero)
        kit = nil
        if isTerminated { tellLeft(begun) }
    }

    /// Says how far those came that this process had begun and leaves to the next one.
    private func tellLeft(_ downloads: [DownloadTask]) {
        for task in downloads where !task.state.hasEnded {
            let arguments: KeyValuePairs<String, Argument> = [
                "title": .text(task.mangaTitle), "chapter": .text(ChapterLabel(task.chapter).text),
                "done": .count(task.downloadedPages), "pages": .count(task.totalPages),
            ]
            output.notice(Message(ShellPhrase.leftOver, arguments))
        }
    }
}
