/// The lines that were entered, each once, the newest last.
struct PastLines {
    private var lines: [String] = []
    private var known: Set<String> = []
    /// Those of them that are never offered.
    private var withheld: Set<String> = []
    private let limit: Int

    init(limit: Int) {
        self.limit = limit
    }

    /// Makes `line` the newest; true when it was there before.
    mutating func enter(_ line: String, isOffered: Bool = true) -> Bool {
        let isKnown = !known.insert(line).inserted
        if !isOffered { withheld.insert(line) }
        if isKnown { lines.removeAll { $0 == line } }
        lines.append(line)
        guard lines.count > limit else { return isKnown }
        let oldest = lines.removeFirst()
        known.remove(oldest)
        withheld.remove(oldest)
        return isKnown
    }

    /// The line that many steps back, from 1.
    func line(_ steps: Int) -> String? {
        (1...max(1, lines.count)).contains(steps) && !lines.isEmpty ? lines[lines.count - steps] : nil
    }

    /// How many steps back `line` is.
    func steps(to line: String) -> Int? {
        lines.lastIndex(of: line).map { lines.count - $0 }
    }

    /// What the newest line that begins with `text` has behind it; empty when none goes on.
    func suggestion(for text: String) -> String {
        guard !text.allSatisfy(\.isWhitespace) else { return "" }
        let count = text.count
        for line in lines.reversed() where line.starts(with: text) && !withheld.contains(line) {
            let rest = line.dropFirst(count)
            if !rest.isEmpty { return String(rest) }
        }
        return ""
    }
}
