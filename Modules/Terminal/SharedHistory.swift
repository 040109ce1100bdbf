/// A history file that other shells write too, and how far this one has read it.
struct SharedHistory {
    private let file: HistoryFile
    private var mark: HistoryMark?

    init(path: String) {
        file = HistoryFile(path: path)
    }

    /// What was entered since the last call, oldest first; everything at first.
    mutating func news() -> [String] {
        guard mark == nil || !file.ends(at: mark) else { return [] }
        let (lines, mark) = file.lines(after: mark)
        self.mark = mark
        return lines
    }

    /// Enters `line`, and gives what others have entered just before.
    mutating func append(_ line: String) -> [String] {
        let (others, mark) = file.append(line, after: mark)
        self.mark = mark
        return others
    }

    /// Rewrites the file with the lines worth keeping.
    func compact() {
        file.compact()
    }
}
