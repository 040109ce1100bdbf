import MangaDownloads
import MangaLocalization
import MangaStorage

/// How `download` wants its chapters: in whose turn, and whether gaps will do.
struct DownloadWish: Equatable {
    /// Of a priority in digits.
    private static let range = -1000...1000

    /// Nil where nobody has said one.
    var priority: Int?
    var options = DownloadOptions()

    static let options = [
        OptionSpec(
            name: "--priority",
            value: "high|normal|low|N",
            kind: .suggestion(DownloadPriority.allCases.reversed().map { "\($0)" }),
            notes: ["high": .firstQueued, "normal": .usualQueued, "low": .lastQueued],
            summary: .optionPriority
        ),
        OptionSpec(name: "--allow-missing", summary: .optionAllowMissing),
    ]

    init(_ arguments: Arguments) throws(UsageError) {
        options.allowsMissing = arguments.has("--allow-missing")
        guard let text = arguments["--priority"] else { return }
        guard let priority = DownloadPriority(word: text)?.rawValue ?? Int(text), Self.range.contains(priority) else {
            let words = DownloadPriority.allCases.reversed().map { "\($0)" }.joined(separator: ", ")
            throw .badValue(
                text,
                option: "--priority",
                expected: "\(words), \(Self.range.lowerBound)–\(Self.range.upperBound)"
            )
        }
        self.priority = priority
    }
}

extension DownloadPriority {
    fileprivate init?(word: String) {
        guard let match = Self.allCases.first(where: { "\($0)" == word.lowercased() }) else { return nil }
        self = match
    }
}
