public import MangaLocalization
public import MangaText

/// What one screen shows: a value that becomes text for people and, by `JSONText`, JSON for programs.
///
/// The JSON keys of a report are stable: they are written down at its type, new ones may be added, none changes its
/// meaning. Sizes are bytes, dates ISO 8601 in UTC, and what is not known has no key.
public protocol Report: Encodable, Sendable {
    /// The screen's text: no line is wider than `width`, and nothing from outside reaches it unneutralised.
    func lines(width: Int, in language: Language) -> [StyledLine]

    /// What `--plain` prints of it: its facts, unless it lists something.
    static var table: PlainTable { get }

    /// The same of this one.
    var table: PlainTable { get }

    /// Why nothing is listed; nil where something is, or where nothing ever is. `reason` in JSON.
    var emptiness: Message? { get }
}

extension Report {
    public static var table: PlainTable { .facts }

    public var table: PlainTable { Self.table }

    public var emptiness: Message? { nil }
}
