public import MangaLocalization
public import MangaStorage
public import MangaText

/// What `verify` found on this disk.
///
/// JSON: `sound` (nothing is worse than when it was downloaded), `deep` (pictures were decoded too), `checked`:
/// `chapters`, `pages`, `bytes`; `found`: of each kind of finding that there is, how many; and `chapters`: those in which
/// something was found (see `CheckedChapter`), or as `reason` (English) why there are none. Gaps and foreign files do no harm to `sound`.
public struct VerificationReport: Hashable, Report {
    /// How much was looked at.
    public struct Extent: Hashable, Encodable, Sendable {
        public var chapters = 0
        public var pages = 0
        public var bytes = 0
    }

    public var isDeep: Bool
    public private(set) var checked = Extent()
    /// Those in which something was found, in the order of the check.
    public private(set) var chapters: [CheckedChapter] = []

    public init(isDeep: Bool = false) {
        self.isDeep = isDeep
    }

    public mutating func add(_ chapter: CheckedChapter) {
        checked.chapters += 1
        checked.pages += chapter.pages
        checked.bytes += chapter.bytes
        if !chapter.findings.isEmpty { chapters.append(chapter) }
    }

    /// Those that are worse than they were.
    public var damaged: [CheckedChapter] {
        chapters.filter { !$0.isSound }
    }

    public var isSound: Bool {
        damaged.isEmpty
    }

    /// How often each kind of finding occurs.
    public var found: [Finding.Kind: Int] {
        Dictionary(chapters.flatMap(\.findings).map { ($0.kind, 1) }, uniquingKeysWith: +)
    }

    /// How all of it stands, in a sentence.
    var verdict: Message {
        if checked.chapters == 0 { return Message(UpkeepPhrase.emptyCheck) }
        let gaps = found[.gap] ?? 0
        if isSound, gaps > 0 { return Message(UpkeepPhrase.gapsOnly, ["count": .count(gaps)]) }
        if isSound { return Message(UpkeepPhrase.everythingSound) }
        let findings = damaged.flatMap(\.findings).count(where: \.isDamage)
        return Message(
            UpkeepPhrase.somethingDamaged,
            ["chapters": .count(damaged.count), "findings": .count(findings)]
        )
    }

    public var emptiness: Message? { chapters.isEmpty ? verdict : nil }

    public static let table = PlainTable(
        ["chapters", "findings"],
        columns: "environment=^environment",
        "manga=^manga",
        "chapter=^chapter",
        "kind",
        "page",
        "file",
        "message"
    )

    public func lines(width: Int, in language: Language) -> [StyledLine] {
        VerificationScreen.lines(self, width: width, in: language)
    }
}

extension VerificationReport {
    private enum CodingKeys: String, CodingKey {
        case sound, deep, checked, found, chapters, reason
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(isSound, forKey: .sound)
        try values.encode(isDeep, forKey: .deep)
        try values.encode(checked, forKey: .checked)
        try values.encode(Dictionary(uniqueKeysWithValues: found.map { ($0.rawValue, $1) }), forKey: .found)
        try values.encode(chapters, forKey: .chapters)
        try values.encodeIfPresent(emptiness?.text(in: .english), forKey: .reason)
    }
}
