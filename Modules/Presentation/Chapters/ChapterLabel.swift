public import MangaModels

/// What a chapter is called: by its number alone where no other chapter of its manga has that, else with its volume.
///
/// The one owner of that rule: whatever names a chapter to a person names it by this.
public struct ChapterLabel: Hashable, Sendable {
    private let chapter: Chapter
    /// Whether another chapter of the manga has the same number.
    private let isShared: Bool
    /// Whether the volume tells it from those.
    private let tellsVolume: Bool

    /// By its slug, which is the number only where that is unique in the manga.
    public init(_ chapter: Chapter) {
        self.chapter = chapter
        isShared = chapter.number.map { $0.description != chapter.slug } ?? false
        tellsVolume = isShared && chapter.volume != nil
    }

    /// By all chapters of the manga.
    public init(_ chapter: Chapter, among rows: [ChapterRow]) {
        self.chapter = chapter
        let twins = rows.filter { $0.chapter.name == chapter.name }
        isShared = twins.count > 1
        tellsVolume = chapter.volume.map { volume in twins.count { $0.chapter.volume == volume } == 1 } ?? false
    }

    /// The volume that must be named too; nil where the number is enough, or the volume is of no help.
    public var volume: String? { isShared && tellsVolume ? chapter.volume : nil }

    /// What a person reads: `2`, `vol:1 2`, and without a volume to tell `2 (id)`; without a number the title, else the id.
    public var text: String {
        if let scoped { return scoped }
        // A title that several have is nothing to tell them by, but nobody would know the id.
        guard isShared, chapter.id.rawValue != chapter.label else { return chapter.label }
        return "\(chapter.label) (\(chapter.id.rawValue))"
    }

    /// What a person types in the shell to mean it: `2`, `vol:1 2`, the id where there is no number.
    public var typed: String { scoped ?? Selection.written(chapter.name) }

    /// The same in a sentence, where quotes would only be in the way.
    public var name: String { scoped ?? chapter.name }

    private var scoped: String? {
        volume.map { "\(Selection.Condition.scope($0)) \(Selection.written(chapter.name))" }
    }
}

extension Selection.Condition {
    /// `vol:2`, `vol:"2 b"`.
    static func scope(_ volume: String) -> String {
        let isPlain = volume.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." }
        return "vol:\(isPlain ? volume : Selection.quoted(volume))"
    }
}
