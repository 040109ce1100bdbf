import MangaModels

/// What goes on in a library while processes die.
enum Scenario: String, CaseIterable, Sendable {
    /// Chapters are asked for, a few at a time, and downloaded into an empty library.
    case fresh
    /// All chapters are there, and are downloaded once more in a newer version.
    case replace
    /// Two processes do the first together.
    case pair

    /// The version of the pages that the server gives meanwhile.
    var version: Int { self == .replace ? 2 : 1 }

    var processes: Int { self == .pair ? 2 : 1 }

    /// The chapters that each of these lines acknowledges when it has been answered, by slug.
    static let requests: [(line: String, chapters: Set<String>)] = [
        ("download 1-2 --json", ["1", "2"]), ("download 3,4 --json", ["3", "4"]),
        ("download all --json", ["1", "2", "3", "4", "5", "6"]),
    ]

    /// What a process is told to do.
    var commands: String {
        guard self != .replace else { return "open \(Comic.manga.slug) --json; downloads run --json" }
        let lines = ["open \(Comic.manga.slug) --json"] + Scenario.requests.map(\.line) + ["download all --wait --json"]
        return lines.joined(separator: "; ")
    }
}
