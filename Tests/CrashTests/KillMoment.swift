import TestSupport

/// When a process is to be killed, counted from its start.
struct KillMoment: Hashable, Sendable {
    /// What is counted.
    enum Kind: String, CaseIterable, Sendable {
        /// Pages that the server is asked for: the process dies before the answer.
        case pages
        /// Changes of files and folders of chapters.
        case files
        /// Changes of the chapters' folders themselves and of their manifests: what a commit and a removal are made of.
        case commits
        /// Writes to the database and its log.
        case database
        /// Tenths of a millisecond.
        case time
    }

    var kind: Kind
    /// From 1.
    var count: Int

    /// Any moment of a run, from before its first line to behind its last.
    static func random(_ dice: inout some RandomNumberGenerator) -> KillMoment {
        let kind = Kind.allCases.randomElement(using: &dice) ?? .time
        let most =
            switch kind {
            case .pages: 20
            case .files: 150
            case .commits: 16
            case .database: 120
            // Half of them before the first page.
            case .time: Bool.random(using: &dice) ? 1_000 : 10_000
            }
        return KillMoment(kind: kind, count: Int.random(in: 1...most, using: &dice))
    }
}

/// Random moments without end.
struct KillMoments: IteratorProtocol {
    var dice: SplitMix

    mutating func next() -> KillMoment? {
        KillMoment.random(&dice)
    }
}
