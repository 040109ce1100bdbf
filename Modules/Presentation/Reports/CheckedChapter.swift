import MangaLocalization
import MangaModels
public import MangaStorage

/// One stored chapter that was read again.
///
/// JSON: `environment`, `manga` (slug), `mangaTitle`, `chapter` (id), `number`, `volume`, `chapterTitle`, `sound`, `pages`,
/// `bytes`, and `findings`: of each `kind` (`missing`, `truncated`, `altered`, `unreadable`, `undecodable`, `manifest`,
/// `gap`, `foreign`), `page` (from 1), `file`, `message` (in English).
public struct CheckedChapter: Hashable, Sendable {
    public var info: ChapterInfo
    public var pages: Int
    public var bytes: Int
    public var findings: [Finding]

    public init(info: ChapterInfo, pages: Int, bytes: Int, findings: [Finding] = []) {
        self.info = info
        self.pages = pages
        self.bytes = bytes
        self.findings = findings
    }

    public init(_ check: ChapterCheck) {
        self.init(info: check.info, pages: check.pages, bytes: check.bytes, findings: check.findings)
    }

    /// Whether it is as good as when it was downloaded.
    public var isSound: Bool {
        !findings.contains(where: \.isDamage)
    }
}

extension CheckedChapter: Encodable {
    private enum Key: String, CodingKey {
        case environment, manga, mangaTitle, chapter, number, volume, chapterTitle, sound, pages, bytes, findings
    }

    private struct Entry: Encodable {
        var kind: String
        var page: Int?
        var file: String?
        var message: String

        init(_ finding: Finding) {
            kind = finding.kind.rawValue
            page = finding.page.map { $0 + 1 }
            file = finding.file.isEmpty ? nil : finding.file
            message = finding.message.text(in: .english)
        }
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
        try values.encode(isSound, forKey: .sound)
        try values.encode(pages, forKey: .pages)
        try values.encode(bytes, forKey: .bytes)
        try values.encode(findings.map(Entry.init), forKey: .findings)
    }
}
