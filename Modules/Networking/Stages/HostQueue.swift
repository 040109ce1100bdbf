/// When requests to one server may begin: first come, first served.
///
/// The first in line is the one that waits for the time and for a free place; the others wait for their turn to be
/// first. Times are those of the limiter's stopwatch.
struct HostQueue {
    private var line: [(id: Int, turn: Waiter<Void>)] = []
    private var running = 0
    private var nextStart = Duration.zero
    private var pausedUntil = Duration.zero
    /// The first in line, where it waits for one that runs to end.
    private var freed: Waiter<Void>?

    /// What the first in line has to do.
    enum Step {
        case begin
        case sleep(Duration)
        case waitUntilFree(Waiter<Void>)
    }

    var waiting: Int { line.count }

    /// Whether nothing needs to be remembered.
    func isIdle(at time: Duration) -> Bool {
        line.isEmpty && running == 0 && nextStart <= time && pausedUntil <= time
    }

    /// Joins the line; the turn has come at once where there is nobody else.
    mutating func join(_ id: Int) -> Waiter<Void> {
        let turn = Waiter<Void>()
        if line.isEmpty { turn.end() }
        line.append((id, turn))
        return turn
    }

    /// What the first in line has to do now; with `begin` it has left the line and runs.
    mutating func step(at time: Duration, atOnce: Int, spacing: Duration) -> Step {
        // The place first: only who has one waits for the time.
        guard running < atOnce else {
            let freed = Waiter<Void>()
            self.freed = freed
            return .waitUntilFree(freed)
        }
        let start = max(nextStart, pausedUntil)
        if start > time { return .sleep(start - time) }
        running += 1
        nextStart = time + spacing
        if !line.isEmpty { line.removeFirst() }
        callFirst()
        return .begin
    }

    /// Leaves the line before its end.
    mutating func leave(_ id: Int) {
        guard let index = line.firstIndex(where: { $0.id == id }) else { return }
        line.remove(at: index)
        if index == 0 { callFirst() }
    }

    mutating func end() {
        running -= 1
        freed?.end()
        freed = nil
    }

    /// Nobody begins before `time`.
    mutating func pause(until time: Duration) {
        pausedUntil = max(pausedUntil, time)
    }

    private func callFirst() {
        line.first?.turn.end()
    }
}
