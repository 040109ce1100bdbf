/// The time in which at least one of several pages waits: what the chapter as a whole has waited.
package struct SharedWait: Hashable, Sendable {
    private var waiting = 0
    private var since: Duration = .zero
    private var ended: Duration = .zero

    package init() {}

    /// Times are from any origin, and never go back.
    package mutating func begin(at time: Duration) {
        if waiting == 0 { since = time }
        waiting += 1
    }

    package mutating func end(at time: Duration) {
        waiting -= 1
        if waiting == 0 { ended += time - since }
    }

    /// All of it until then.
    package func total(at time: Duration) -> Duration {
        waiting > 0 ? ended + (time - since) : ended
    }
}
