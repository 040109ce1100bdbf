/// What a run of the harness has done and found.
struct CrashReport {
    let seed: UInt64
    var rounds = 0
    var runs = 0
    /// Deaths, by what they were counted in.
    var deaths: [KillMoment.Kind: Int] = [:]
    var flaws: [String] = []

    init(seed: UInt64) {
        self.seed = seed
    }

    var kills: Int { deaths.values.reduce(0, +) }

    /// One line.
    var summary: String {
        let kinds = KillMoment.Kind.allCases.map { "\(deaths[$0] ?? 0) \($0.rawValue)" }.joined(separator: ", ")
        let verdict =
            flaws.isEmpty
            ? "no request lost, no page fetched again, every chapter sound, the ends equal an undisturbed run"
            : "\(flaws.count) flaws, the first: \(flaws[0])"
        return "crash-test: \(kills) kills (\(kinds)) in \(rounds) libraries and \(runs) runs, seed \(seed): \(verdict)"
    }
}
