public import MangaModels

/// Which chapters of a manga are meant: `1-10,10.5,!3`, `vol:2 1-3`, `unread latest 5`, `all`.
///
/// Groups, divided by commas; parts of a group, divided by blanks. What is meant is everything that some group means.
///
/// | part | means |
/// |---|---|
/// | `7`, `10.5` | every chapter with that number (`10.5` is `10.50`), else the one with that id |
/// | `Extra`, `"Extra 2"` | every chapter with that word for a number, case aside, else the one with that id |
/// | `1-10` | the numbers from 1 to 10, both included, by number and not by position |
/// | `5-` | the numbers from 5 on |
/// | `-3`, `latest 3` | the last three in reading order, with or without numbers; `latest` alone is the last |
/// | `all` | every chapter |
/// | `unread`, `downloaded`, `failed` | a condition: the chapters in that state |
/// | `vol:3`, `lang:es`, `group:"…"`, `title:"…"` | a condition: the chapters of which that is so |
/// | `!2`, `!downloaded` | not those; what comes after `!` need not exist |
///
/// Within a group the conditions narrow what the other parts choose from: `vol:2 1-3` are the chapters 1 to 3 of volume 2,
/// `unread latest 5` the last five of those that are unread. Several of one kind mean either (`vol:1 vol:2`), those of
/// different kinds all (`vol:1 unread`). Conditions alone mean everything that they leave. A part behind `!` takes away from
/// its group; a group of such parts alone takes away from everything, and where all groups are such, from all chapters.
///
/// A name that reads as something else stands in double quotes, with `\` before a quote or a backslash in it.
public struct Selection: Sendable {
    /// One part without its `!`.
    public enum Term: Hashable, Sendable {
        case all
        /// The last ones in reading order; at least 1.
        case latest(Int)
        /// A number, a word or an id, as it was written.
        case name(String)
        /// The lower number comes first.
        case range(ChapterNumber, ChapterNumber)
        case from(ChapterNumber)
        case condition(Condition)
    }

    /// What must be so of a chapter.
    public enum Condition: Hashable, Sendable {
        case state(State)
        case volume(String)
        /// `pt` is `pt-BR` too.
        case language(String)
        /// The whole name, else a part of it.
        case group(String)
        /// A part of it.
        case title(String)
        /// A part of its number, title, group or language: what a name means that no chapter has, in a list that is only
        /// looked at.
        case text(String)
    }

    /// How a chapter stands on this machine, by the word that is written for it.
    public enum State: String, CaseIterable, Sendable {
        /// Not read to its end, begun or not.
        case unread
        /// Read in part.
        case started
        /// Read to its end.
        case read
        case downloaded
        case downloading
        case queued
        case paused
        case failed
        /// Downloaded, and gone from this disk.
        case missing
        /// The server says that it cannot be read.
        case problem
        /// Downloaded without some of its pages.
        case gaps
    }

    struct Part: Sendable {
        var term: Term
        var isExcluded: Bool
        /// Where it begins in what was typed, in characters from 1.
        var column: Int
    }

    /// Parts that stand together, at least one.
    struct Group: Sendable {
        var parts: [Part]
    }

    /// More parts than this are an error, so that no text takes long.
    public static let limit = 1000
    /// More of the last chapters than this are an error: nobody means so many.
    public static let countLimit = 1_000_000

    /// In their simplest form.
    let groups: [Group]
    /// As they stand between the commas.
    let written: [Group]

    /// The selection that `text` writes; what it names is looked up by `chapters(from:)`.
    public init(_ text: String) throws(SelectionError) {
        try self.init(TypedText(text))
    }

    init(_ text: TypedText) throws(SelectionError) {
        var parser = SelectionParser(text)
        self.init(try parser.parse())
    }

    /// Every chapter: `all`.
    public static var all: Selection {
        Selection(.all)
    }

    /// The last `count` chapters in reading order, at least 1.
    public static func latest(_ count: Int) -> Selection {
        Selection(.latest(max(1, count)))
    }

    private init(_ term: Term) {
        self.init([Group(parts: [Part(term: term, isExcluded: false, column: 1)])])
    }

    init(_ written: [Group]) {
        self.written = written
        groups = written.flatMap(\.simplest)
    }

    var parts: [Part] {
        groups.flatMap(\.parts)
    }
}

extension Selection.Group {
    /// The same as groups of one part, where its parts have nothing to do with each other.
    fileprivate var simplest: [Selection.Group] {
        let areAlike = parts.allSatisfy(\.isExcluded) || parts.allSatisfy { !$0.isExcluded && $0.condition == nil }
        return areAlike ? parts.map { Selection.Group(parts: [$0]) } : [self]
    }
}

extension Selection.Part {
    var condition: Selection.Condition? {
        if case .condition(let condition) = term { condition } else { nil }
    }
}

extension Selection: Hashable {
    /// Spelling aside: columns do not count.
    public static func == (one: Selection, other: Selection) -> Bool {
        one.groups.elementsEqual(other.groups) { group, other in
            group.parts.elementsEqual(other.parts) { $0.term == $1.term && $0.isExcluded == $1.isExcluded }
        }
    }

    public func hash(into hasher: inout Hasher) {
        for part in parts {
            hasher.combine(part.term)
            hasher.combine(part.isExcluded)
        }
    }
}
