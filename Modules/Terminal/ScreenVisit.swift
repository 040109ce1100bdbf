import Foundation
import MangaText

/// One stay on a whole screen: the modes and signals of the time, and what was drawn.
///
/// Lives on the screen's thread only, from its making to `end()`.
final class ScreenVisit {
    private static let entry = "\u{1B}[?1049h\u{1B}[?25l" + BracketedPaste.on
    /// The same where the cursor of the other screen is kept already.
    private static let reentry = "\u{1B}[?1047h\u{1B}[?25l" + BracketedPaste.on
    private static let exit = BracketedPaste.off + "\u{1B}[?25h\u{1B}[?1049l"

    /// What ends a process that does not answer it.
    private static let deadly = [SIGQUIT, SIGALRM, SIGUSR1, SIGUSR2]

    private let device: TerminalDevice
    private let board: FrameBoard
    private let modes: RawModes
    private let signals = WakePipe()
    private var routes: [SignalRoute] = []
    private var keys: KeyInput
    private var painter: FramePainter
    private var frame: [StyledLine] = []
    /// Whether the terminal is ours now.
    private var isInside = false
    /// Whether writing has failed: nobody is there any more.
    private var isDeserted = false

    init?(on device: TerminalDevice, board: FrameBoard) {
        guard let modes = RawModes(device.input) else { return nil }
        self.device = device
        self.board = board
        self.modes = modes
        keys = KeyInput(descriptor: device.input, wake: board.pipe, signals: signals)
        painter = FramePainter(colour: device.terminalOutput.colour)
        // Before the screen is changed, so that no signal finds it changed and nobody to change it back.
        routes = [SignalRoute([SIGINT, SIGTERM, SIGHUP, SIGWINCH, SIGCONT] + Self.deadly, to: signals)]
        listenForStop()
        enter()
    }

    /// Leaves the screen and the terminal's modes as they were found.
    func end() {
        leave()
        for route in routes.reversed() { route.restore() }
        routes = []
    }

    /// Draws what is on the board, whenever something new is, until something happens.
    func next() -> ScreenEvent {
        while true {
            if let next = board.take() { frame = next }
            if !keys.isPending { draw() }
            if isDeserted || board.isStopped { return .ended }
            if let event = event(for: keys.next()) { return event }
        }
    }

    private func event(for event: KeyEvent) -> ScreenEvent? {
        switch event {
        case .key("\u{1A}"): return suspend(group: true)
        case .key("\u{1C}"): return die(of: SIGQUIT)
        case .key("\u{C}"):
            painter.forget()
            return .resized
        case .key(let scalar): return .key(ScreenKey(scalar))
        case .sequence(let bytes): return ScreenKey(sequence: bytes).map(ScreenEvent.key)
        // What was copied somewhere is no wish for anything here.
        case .paste, .largePaste: return nil
        case .wake: return nil
        case .signals(let signals): return answer(to: Set(signals.map(Int32.init)))
        case .end: return .ended
        }
    }

    private func answer(to signals: Set<Int32>) -> ScreenEvent? {
        if let number = Self.deadly.first(where: signals.contains) { return die(of: number) }
        if let end = Self.end(signals) { return end }
        if signals.contains(SIGINT) { return .key(.interrupt) }
        if signals.contains(SIGTSTP) { return suspend(group: false) }
        // Stopped without a chance to leave, and others have had the terminal since.
        if signals.contains(SIGCONT) { enter() }
        return .resized
    }

    /// How one of `signals` ends the visit; nil where none does.
    private static func end(_ signals: Set<Int32>) -> ScreenEvent? {
        if signals.contains(SIGTERM) { return .terminated }
        return signals.contains(SIGHUP) ? .hungUp : nil
    }

    private func enter() {
        modes.enter()
        painter.forget()
        write(isInside ? Self.reentry : Self.entry)
        isInside = true
    }

    private func leave() {
        guard isInside else { return }
        isInside = false
        write(Self.exit)
        modes.leave()
    }

    private func draw() {
        write(painter.draw(frame, on: ScreenSize(descriptor: device.output)))
    }

    private func write(_ text: String) {
        if !text.isEmpty, !Descriptor.write(text, to: device.output) { isDeserted = true }
    }

    private func listenForStop() {
        routes.append(SignalRoute([SIGTSTP], to: signals))
    }

    /// Stops as the terminal driver would have it, this process or its whole group, and comes back when it goes on.
    private func suspend(group: Bool) -> ScreenEvent {
        leave()
        routes.removeLast().restore()
        kill(group ? 0 : getpid(), SIGTSTP)
        let seen = waitForReturn()
        listenForStop()
        if let number = Self.deadly.first(where: seen.contains) { return die(of: number) }
        // Who was told to end meanwhile may be in the background, where the screen is not its own.
        if let end = Self.end(seen) { return end }
        enter()
        return .resized
    }

    /// What came until the process went on; it stops a moment after it was told to, or never, where nobody could let it
    /// go on.
    private func waitForReturn() -> Set<Int32> {
        let end = ContinuousClock.now + .milliseconds(300)
        var seen: Set<Int32> = []
        repeat {
            _ = Descriptor.readable([signals.reader], within: 50)
            seen.formUnion(signals.drain().map(Int32.init))
        } while seen.isDisjoint(with: [SIGCONT, SIGTERM, SIGHUP] + Self.deadly) && ContinuousClock.now < end
        return seen
    }

    /// Ends the process as that signal does, with the screen given back.
    private func die(of number: Int32) -> ScreenEvent {
        leave()
        signal(number, SIG_DFL)
        // To this thread, so that it ends here: one that another is to take may come after the end of the program.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, number)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        raise(number)
        return .ended
    }
}
