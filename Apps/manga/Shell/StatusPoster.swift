import MangaConfig
import MangaPresentation
import MangaTerminal
import MangaText

/// Keeps the running downloads above the prompt, as long as there are any and the user wants to see them.
///
/// Made of events: where nothing happens, nothing wakes up.
@MainActor
final class StatusPoster {
    /// Between two drawings.
    private static let pause = Duration.milliseconds(200)

    private let session: Session
    private let model: DownloadsModel
    private var last: ContinuousClock.Instant?
    /// What the last drawing took: a queue of a hundred thousand chapters is looked at less often.
    private var cost = Duration.zero
    private var shown: [StyledLine] = []
    /// Draws what happened meanwhile.
    private var later: Task<Void, Never>?

    init(_ session: Session, _ model: DownloadsModel) {
        self.session = session
        self.model = model
    }

    /// Something has happened, or the settings changed.
    func note() {
        guard later == nil else { return }
        let wait = last.map { max(Self.pause, cost * 20) - (.now - $0) } ?? .zero
        guard wait > .zero else { return draw() }
        later = Task {
            // Only the end of the shell cancels it, and nothing is drawn then.
            try? await Task.sleep(for: wait)
            later = nil
            if !Task.isCancelled { draw() }
        }
    }

    func stop() {
        later?.cancel()
        session.output.editor?.setStatus([])
    }

    private func draw() {
        let start = ContinuousClock.now
        let output = session.output
        let wants = session.environments.shell.showsStatus && !output.isQuiet
        let lines = wants ? StatusBlock.lines(model.status, width: output.width - 1, in: output.language) : []
        (last, cost) = (.now, .now - start)
        guard lines != shown else { return }
        shown = lines
        output.editor?.setStatus(styled: lines.map(output.shown))
    }
}
