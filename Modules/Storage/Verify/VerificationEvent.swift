/// What a verification tells while it runs.
public enum VerificationEvent: Hashable, Sendable {
    case progress(VerificationProgress)
    /// A chapter was looked at to its end.
    case checked(ChapterCheck)
}

/// How far a verification is.
public struct VerificationProgress: Hashable, Sendable {
    public var chapters: Int
    public var allChapters: Int
    public var bytes: Int
    public var allBytes: Int

    public init(chapters: Int = 0, allChapters: Int = 0, bytes: Int = 0, allBytes: Int = 0) {
        self.chapters = chapters
        self.allChapters = allChapters
        self.bytes = bytes
        self.allBytes = allBytes
    }
}
