/// Holds callers back until it is opened.
actor Gate {
    private var isOpen = false
    private var hasVisitor = false
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var watching: [CheckedContinuation<Void, Never>] = []

    func pass() async {
        hasVisitor = true
        for watcher in watching { watcher.resume() }
        watching = []
        if !isOpen { await withCheckedContinuation { waiting.append($0) } }
    }

    /// Waits for the first who wants to pass.
    func entered() async {
        if !hasVisitor { await withCheckedContinuation { watching.append($0) } }
    }

    func open() {
        isOpen = true
        for visitor in waiting { visitor.resume() }
        waiting = []
    }
}
