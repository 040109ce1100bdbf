/// Where a person is among earlier lines, and the line that waits for their return.
///
/// libedit's own walk forgets a new line when somebody goes down from it.
struct HistoryWalk {
    /// How many lines back; 0 is the new line.
    private var steps = 0
    private var newest = ""
    /// Whether a search put an earlier line in place.
    var hasSearched = false {
        didSet { if hasSearched { hasEverSearched = true } }
    }
    /// Whether there was any search since the line was begun.
    private(set) var hasEverSearched = false

    /// Whether the next search is one of its own, and no continuation: another line stands there than was found.
    func beginsAnew(isEmpty: Bool) -> Bool {
        hasEverSearched && (!hasSearched || isEmpty)
    }

    /// The next search is as the first one.
    mutating func forgetSearch() {
        (hasSearched, hasEverSearched) = (false, false)
    }

    /// The line before the one that stands there as `text`; nil when there is none.
    mutating func earlier(than text: String, in past: PastLines) -> String? {
        if hasSearched { steps = past.steps(to: text) ?? steps }
        hasSearched = false
        guard let line = past.line(steps + 1) else { return nil }
        if steps == 0 { newest = text }
        steps += 1
        return line
    }

    /// The line after the one that stands there; nil when that is the newest.
    mutating func later(than text: String, in past: PastLines) -> String? {
        if hasSearched { steps = past.steps(to: text) ?? steps }
        hasSearched = false
        guard steps > 0 else { return nil }
        steps -= 1
        return steps == 0 ? newest : past.line(steps)
    }
}
