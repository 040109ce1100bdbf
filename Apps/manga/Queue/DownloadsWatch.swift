import MangaDownloads
import MangaKit
import MangaPresentation
import MangaTerminal
import MangaText

/// `downloads --watch`: the Downloads screen, drawn anew whenever something on it changes, until the person leaves.
///
/// Made of events and observation: where nothing happens, nothing wakes up.
@MainActor
final class DownloadsWatch {
    /// Between two drawings that no key has asked for.
    private static let pause = Duration.milliseconds(150)
    private let session: Session
    private let downloads: DownloadsModel
    private let model: DownloadsWatchModel
    private var screen: FullScreen?
    private var last: ContinuousClock.Instant?
    /// What the last drawing took: a queue of a hundred thousand chapters is looked at less often.
    private var cost = Duration.zero
    /// Draws what happened meanwhile.
    private var later: Task<Void, Never>?
    /// What was completed when the storage used was looked at last.
    private var seen: DownloadsWatchModel.Completed?

    init(_ downloads: DownloadsModel, tab: DownloadsTab, in session: Session) {
        self.session = session
        self.downloads = downloads
        model = DownloadsWatchModel(downloads, tab: tab, isWorking: session.isWorking)
    }

    /// Returns when the person has left; throws `ShellError.needsTerminal` where nobody sits there.
    func run() async throws {
        var device = TerminalDevice.standard
        device.allowsColour = session.output.standard.colour
        guard let screen = FullScreen(on: device) else { throw ShellError.needsTerminal }
        let events = try await session.looking().downloads.events
        hold()
        guard await screen.open() else {
            release()
            throw ShellError.needsTerminal
        }
        self.screen = screen
        let news = Task { for await _ in events { drawSoon() } }
        observe()
        await follow(screen)
        for task in [news, later] { task?.cancel() }
        self.screen = nil
        await screen.close()
        release()
        if session.isTerminated { throw CancellationError() }
        await session.opened?.refresh()
    }

    private func follow(_ screen: FullScreen) async {
        while true {
            draw()
            let event = await withTaskCancellationHandler {
                await screen.next()
            } onCancel: {
                screen.stop()
            }
            switch event {
            case .key(let key):
                if await model.press(DownloadsWatchKey(key), in: session.language) { return }
                await workOnWhatIsQueued()
            case .resized: break
            case .terminated: return session.terminate()
            case .hungUp: return session.terminate(.hungUp)
            case .ended: return
            }
        }
    }

    /// Who puts something in the queue works on it, as `retry` does.
    private func workOnWhatIsQueued() async {
        guard model.takeQueued(), !session.isWorking else { return }
        // Why nobody can is what the screen says then.
        _ = try? await session.live()
        model.isWorking = session.isWorking
    }

    /// What others tell meanwhile would run over the screen.
    private func hold() {
        session.isWatching = true
        session.output.held = HeldNotices()
        session.requests.hold()
    }

    private func release() {
        let held = session.output.held
        session.output.held = nil
        session.isWatching = false
        held?.tell(session.output)
        session.requests.release()
    }

    private func observe() {
        model.onNextChange { [weak self] in
            Task { @MainActor in
                guard let self, self.screen != nil else { return }
                self.drawSoon()
                self.observe()
            }
        }
    }

    /// Where something was completed since: so that the counts and the storage used agree.
    private func lookAtStorage() async {
        let completed = model.completed
        guard completed != seen else { return }
        seen = completed
        await downloads.load()
    }

    private func drawSoon() {
        guard later == nil else { return }
        let wait = last.map { max(Self.pause, cost * 20) - (.now - $0) } ?? .zero
        later = Task {
            // Cancelled when the person has left.
            if wait > .zero { try? await Task.sleep(for: wait) }
            later = nil
            if !Task.isCancelled { await lookAtStorage() }
            if !Task.isCancelled { draw() }
        }
    }

    private func draw() {
        guard let screen else { return }
        let start = ContinuousClock.now
        let size = screen.size
        let report = model.report(height: size.rows)
        screen.show(
            DownloadsWatchScreen.lines(report, width: size.columns, height: size.rows, in: session.language)
        )
        (last, cost) = (.now, .now - start)
    }
}

extension DownloadsWatchKey {
    init(_ key: ScreenKey) {
        switch key {
        case .up: self = .up
        case .down: self = .down
        case .pageUp: self = .pageUp
        case .pageDown: self = .pageDown
        case .home: self = .first
        case .end: self = .last
        case .tab, .right: self = .nextTab
        case .backTab, .left: self = .previousTab
        case .escape: self = .escape
        case .interrupt: self = .leave
        case .character(let character): self = .character(character)
        case .enter: self = .other
        }
    }
}
