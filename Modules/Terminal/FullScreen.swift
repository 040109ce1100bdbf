public import MangaText

/// The whole screen of a terminal, for as long as somebody looks at it; it is left as it was found.
///
/// Between `open()` and `close()` keys come one by one and are not echoed, and what was on the screen before is out of
/// sight. SIGINT, SIGTERM and SIGHUP come as events and end nothing; after `^Z` the terminal belongs to others until the
/// process goes on. Waiting blocks a thread of the screen's own.
public actor FullScreen {
    private let device: TerminalDevice
    private let board = FrameBoard()
    private let executor = ThreadExecutor(name: "full screen")
    private var visit: ScreenVisit?

    public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// Nil where there is no terminal, or one that can do nothing but show text.
    public init?(on device: TerminalDevice = .standard) {
        guard device.allowsEditing else { return nil }
        self.device = device
    }

    deinit {
        executor.stop()
    }

    /// The cells that lines may take now; the last column stays free.
    public nonisolated var size: ScreenSize {
        let size = ScreenSize(descriptor: device.output)
        return ScreenSize(columns: max(1, size.columns - 1), rows: size.rows)
    }

    /// Takes the screen; false where the terminal refuses.
    ///
    /// Whoever opens closes.
    public func open() -> Bool {
        if visit == nil { visit = ScreenVisit(on: device, board: board) }
        return visit != nil
    }

    /// Gives the screen and the terminal's modes back.
    public func close() {
        visit?.end()
        visit = nil
    }

    /// Has the screen show `lines` from its top, at once or as soon as no key is waiting; only what differs is drawn.
    public nonisolated func show(_ lines: [StyledLine]) {
        board.put(lines)
    }

    /// Ends the wait for events, now and later.
    public nonisolated func stop() {
        board.stop()
    }

    /// Waits for what happens next; cancelling the task does not end the wait, `stop()` does.
    public func next() -> ScreenEvent {
        visit?.next() ?? .ended
    }
}
