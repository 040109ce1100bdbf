import MangaTerminal
import MangaText

/// One line on standard error that says how far something is, redrawn in place and gone afterwards.
///
/// Where nobody looks, there is none.
@MainActor
final class ProgressLine {
    /// Between two drawings; the eye sees no more.
    private static let pause = Duration.milliseconds(50)

    private let output: TerminalOutput
    private let isQuiet: Bool
    private var last: ContinuousClock.Instant?

    init(_ output: Output) {
        self.output = output.errors
        isQuiet = output.isQuiet
    }

    /// Draws what `text` is now, unless the last drawing was just before.
    func draw(_ text: @autoclosure () -> String) {
        let now = ContinuousClock.now
        guard output.isTerminal, !isQuiet, last.map({ now - $0 >= Self.pause }) ?? true else { return }
        last = now
        output.write("\r\u{1B}[K" + text().clipped(to: max(1, output.width - 1)))
    }

    func clear() {
        if last != nil { output.write("\r\u{1B}[K") }
        last = nil
    }
}
