import MangaModels

/// What a look at one stored chapter has found.
public struct ChapterCheck: Hashable, Sendable {
    public var info: ChapterInfo
    /// Pages and bytes that were looked at.
    public var pages: Int
    public var bytes: Int
    public var findings: [Finding]
    /// Names the copy that was looked at within Storage.
    let folder: String

    /// Whether nothing is worse than when the chapter was downloaded.
    public var isSound: Bool {
        !findings.contains(where: \.isDamage)
    }

    /// Pages that are to be fetched again, from 0; gaps too, which the server may be able to fill now.
    public var brokenPages: Set<Int> {
        Set(findings.filter { $0.kind != .foreign }.compactMap(\.page))
    }
}
