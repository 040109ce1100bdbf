public import MangaLocalization
import MangaModels
public import MangaStorage
public import MangaText

/// What `repair` made of the chapters that were not as they should be.
///
/// JSON: `sound` (no chapter that was looked at is damaged now), `deep`, `checked`: `chapters`, `pages`, `bytes`; and
/// `chapters`, those that were to be mended: of each `environment`, `manga` (slug), `mangaTitle`, `chapter` (id), `number`,
/// `chapterTitle`, `pages` (those to be fetched again, from 1), `state` (`repaired`, `damaged`, `failed`, `waiting`),
/// `reason` (in English) for the last two; `reason` beside them where there are none.
public struct RepairReport: Hashable, Report {
    /// What became of one chapter.
    public struct Entry: Hashable, Sendable {
        public enum State: Hashable, Sendable {
            /// It is as it should be.
            case repaired
            /// What the server gives is no better.
            case damaged
            case failed(reason: Message)
            /// The download stays in the queue, since it does not move now.
            case waiting(reason: Message)
        }

        public var info: ChapterInfo
        /// From 0; empty where just the manifest was.
        public var pages: [Int]
        public var state: State

        public init(_ info: ChapterInfo, pages: [Int], _ state: State) {
            self.info = info
            self.pages = pages
            self.state = state
        }
    }

    public var isDeep: Bool
    public var checked: VerificationReport.Extent
    public var entries: [Entry]

    /// `entries` are the chapters of `report` that were to be mended.
    public init(_ report: VerificationReport, entries: [Entry] = []) {
        isDeep = report.isDeep
        checked = report.checked
        self.entries = entries
    }

    /// Those that are as broken as before.
    public var broken: [Entry] {
        entries.filter { $0.state != .repaired }
    }

    public var emptiness: Message? {
        guard entries.isEmpty else { return nil }
        return Message(UpkeepPhrase.nothingToRepair, ["chapters": .count(checked.chapters)])
    }

    public static let table = PlainTable(
        ["chapters"],
        columns: "environment",
        "manga",
        "chapter",
        "pages",
        "state",
        "reason"
    )

    public func lines(width: Int, in language: Language) -> [StyledLine] {
        RepairScreen.lines(self, width: width, in: language)
    }
}

extension RepairReport {
    private enum CodingKeys: String, CodingKey {
        case sound, deep, checked, chapters, reason
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(broken.isEmpty, forKey: .sound)
        try values.encode(isDeep, forKey: .deep)
        try values.encode(checked, forKey: .checked)
        try values.encode(entries, forKey: .chapters)
        try values.encodeIfPresent(emptiness?.text(in: .english), forKey: .reason)
    }
}

extension RepairReport.Entry: Encodable {
    private enum Key: String, CodingKey {
        case environment, manga, mangaTitle, chapter, number, volume, chapterTitle, pages, state, reason
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(info.environment, forKey: .environment)
        try values.encode(info.manga.slug, forKey: .manga)
        try values.encode(info.manga.title, forKey: .mangaTitle)
        try values.encode(info.chapter.id, forKey: .chapter)
        try values.encodeIfPresent(info.chapter.number, forKey: .number)
        try values.encodeIfPresent(info.chapter.volume, forKey: .volume)
        try values.encodeIfPresent(info.chapter.title, forKey: .chapterTitle)
        try values.encode(pages.map { $0 + 1 }, forKey: .pages)
        try values.encode(state.word, forKey: .state)
        try values.encodeIfPresent(state.reason?.text(in: .english), forKey: .reason)
    }
}

extension RepairReport.Entry.State {
    fileprivate var word: String {
        switch self {
        case .repaired: "repaired"
        case .damaged: "damaged"
        case .failed: "failed"
        case .waiting: "waiting"
        }
    }

    var reason: Message? {
        switch self {
        case .repaired, .damaged: nil
        case .failed(let reason), .waiting(let reason): reason
        }
    }
}
