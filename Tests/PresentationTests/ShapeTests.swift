import Foundation
import MangaConfig
import MangaDownloads
import MangaLocalization
import MangaModels
import MangaPresentation
import MangaStorage
import Testing

/// The keys that help documents are those that are printed: none is missing, none is more.
struct ShapeTests {
    private static let date = Date(timeIntervalSince1970: 1_796_040_000)
    private static let failure = Message(SamplePhrase.silent)

    private static let manga: Manga = {
        var manga = Sample.manga
        manga.cover = "/cover.jpg"
        return manga
    }()
    private static let bare = Manga(id: .init("b"), slug: "b", title: "B")

    private static let rows: [ChapterRow] = {
        var chapter = Sample.chapter("1", "One", pages: 3)
        (chapter.volume, chapter.language, chapter.group, chapter.releaseDate) = ("1", "en", "Owls", date)
        return [
            ChapterRow(
                chapter,
                state: .downloading(done: 1, total: 3),
                missingPages: [1],
                reading: .started(page: 1, of: 3),
                readAt: date
            ),
            ChapterRow(Chapter(id: .init("x")), state: .failed(reason: failure)),
        ]
    }()

    private static let info = ChapterInfo(environment: EnvironmentID("home"), manga: manga, chapter: rows[0].chapter)
    private static let bareInfo = ChapterInfo(
        environment: EnvironmentID("home"),
        manga: bare,
        chapter: Chapter(id: .init("x"))
    )
    private static let progress = ReadingProgress(
        manga: manga.id,
        chapter: info.chapter.id,
        pageIndex: 1,
        totalPages: 3,
        updatedAt: date
    )
    private static let holdings = [
        StoredHolding(info: info, pages: 3, bytes: 9, downloadedAt: date, progress: progress),
        StoredHolding(info: bareInfo, pages: 3, bytes: 9, downloadedAt: date),
    ]

    private static let downloads: DownloadsReport = {
        var full = Sample.download("d1", "1", .downloading, done: 1, of: 3)
        (full.chapter.title, full.chapter.volume) = ("One", "1")
        (full.missingPages, full.bytesPerSecond, full.timeLeft) = ([1], 5, .seconds(3))
        full.obstacle = failure
        full.state = .waiting(until: nil)
        var bare = Sample.download("d2", "1", .completed, done: 1, of: 3)
        bare.chapter = Chapter(id: .init("x"))
        var report = DownloadsReport(
            active: [full],
            completed: [bare, full],
            failed: [full, bare],
            storage: StorageUsage(mangas: 1, chapters: 1, pages: 1, bytes: 1)
        )
        report.failure = failure
        return report
    }()

    private static func lists() -> [any Report] {
        var popular = MangaListReport(.popular, mangas: [manga, bare], failure: failure)
        popular.knownSince = date
        return [popular, MangaListReport(.search("x"), mangas: [])]
    }

    private static func details() -> [any Report] {
        [
            MangaDetailReport(manga: manga, chapters: rows, failure: failure, knownSince: date),
            MangaDetailReport(manga: bare, chapters: []),
        ]
    }

    private static func chapters() throws -> [any Report] {
        var page = MangaDetailReport(manga: manga, chapters: rows, failure: failure, knownSince: date)
        page.view.page = 1
        var none = MangaDetailReport(manga: bare, chapters: rows)
        none.view.selection = try Selection("99")
        return [ChaptersReport(page), ChaptersReport(none)]
    }

    private static func pages() -> [any Report] {
        var page = PageRow(index: 0, file: "1.jpg", size: 9, mediaType: "image/jpeg")
        (page.width, page.height) = (1, 2)
        return [
            PagesReport(manga: manga, chapter: info.chapter, pages: [page], missing: [1], folder: "/x"),
            PagesReport(manga: bare, chapter: bareInfo.chapter, pages: [PageRow(index: 0)]),
            PagesReport(manga: bare, chapter: bareInfo.chapter, pages: []),
        ]
    }

    private static func library() -> [any Report] {
        let entries = [
            LibraryEntry(environment: EnvironmentID("home"), manga: manga, readAt: date, storedAt: date),
            LibraryEntry(environment: EnvironmentID("home"), manga: bare),
        ]
        return [
            LibraryReport(
                EnvironmentID("home"),
                LibraryQuery(),
                LibraryExcerpt(entries, count: 2),
                failure: failure
            ),
            LibraryReport(EnvironmentID("home"), LibraryQuery("x"), LibraryExcerpt([], count: 0)),
        ]
    }

    private static func history() -> [any Report] {
        let entries = [
            HistoryEntry(
                LibraryEntry(environment: EnvironmentID("home"), manga: manga),
                progress: progress,
                chapter: info.chapter
            ),
            HistoryEntry(
                LibraryEntry(environment: EnvironmentID("home"), manga: bare),
                progress: progress,
                chapter: nil
            ),
        ]
        return [HistoryReport(EnvironmentID("home"), count: 2, entries), HistoryReport(nil, count: 0, [])]
    }

    private static func bookmarks() -> [any Report] {
        let bookmark = Bookmark(manga: manga.id, chapter: info.chapter.id, pageIndex: 1, addedAt: date)
        return [
            BookmarksReport([
                .init(bookmark, mangaTitle: "M", chapter: info.chapter), .init(bookmark, mangaTitle: "M", chapter: nil),
            ]),
            BookmarksReport([]),
        ]
    }

    private static func storage() -> [any Report] {
        var stored = Sample.stored("1", of: manga, in: "home", pages: 1, size: 1)
        stored.downloadedAt = date
        return [
            StorageReport([stored]), StorageReport([Sample.stored("1", of: manga, in: "home", pages: 1, size: 1)]),
            StorageReport([StorageReport.EnvironmentUsage]()),
        ]
    }

    private static func verification() -> [any Report] {
        var report = VerificationReport()
        let kinds: [Finding.Kind] = [
            .missing, .truncated, .altered, .unreadable, .undecodable, .manifest, .gap, .foreign,
        ]
        report.add(
            CheckedChapter(info: info, pages: 1, bytes: 1, findings: kinds.map { Finding($0, page: 1, file: "1.jpg") })
        )
        report.add(CheckedChapter(info: bareInfo, pages: 1, bytes: 1, findings: [Finding(.manifest)]))
        return [report, VerificationReport()]
    }

    private static func repair() -> [any Report] {
        let entries = [
            RepairReport.Entry(info, pages: [1], .failed(reason: failure)),
            RepairReport.Entry(bareInfo, pages: [], .repaired),
        ]
        return [RepairReport(VerificationReport(), entries: entries), RepairReport(VerificationReport())]
    }

    private static func environments() -> [any Report] {
        var mock = APIConfig.testing
        mock.mock = "/mock"
        return [
            EnvironmentsReport(
                [ConfiguredEnvironment(mock, .user), ConfiguredEnvironment(.production, .preset)],
                current: EnvironmentID("testing")
            )
        ]
    }

    private static func checks() -> [any Report] {
        [
            EnvironmentCheckReport(
                [
                    .init(
                        .production,
                        status: "ok",
                        version: "1",
                        latency: .seconds(1),
                        transfer: "HTTP/2",
                        certificateExpiry: date
                    ),
                    .init(.testing, problem: failure),
                ],
                now: date
            )
        ]
    }

    private static func statistics() -> [any Report] {
        var now = DownloadSummary()
        (now.bytesPerSecond, now.timeLeft) = (5, .seconds(3))
        return [
            DownloadStatistics(QueueTotals(), now: now, downloads),
            DownloadStatistics(QueueTotals(), now: DownloadSummary(), downloads),
        ]
    }

    @Test func `each report prints the keys that are documented, and no others`() throws {
        var failed = Self.rows[0]
        failed.state = .failed(reason: Self.failure)
        let next = [
            NextChapterReport(Self.manga, Self.rows, failure: Self.failure),
            NextChapterReport(Self.manga, [failed]), NextChapterReport(Self.bare, []),
        ]
        let all: [(JSONShape, [any Report])] = [
            (MangaListReport.shape, Self.lists()), (MangaDetailReport.shape, Self.details()),
            (ChaptersReport.shape, try Self.chapters()), (PagesReport.shape, Self.pages()),
            (LibraryReport.shape, Self.library()), (HistoryReport.shape, Self.history()),
            (BookmarksReport.shape, Self.bookmarks()), (StorageReport.shape, Self.storage()),
            (
                MangaStorageReport.shape,
                [MangaStorageReport(Self.manga, Self.holdings), MangaStorageReport(Self.manga, [])]
            ),
            (CleaningReport.shape, [CleaningReport(Self.holdings), CleaningReport([])]),
            (DownloadsReport.shape, [Self.downloads, DownloadsReport()]), (NextChapterReport.shape, next),
            (MarkReport.shape, [MarkReport(isRead: true)]), (VerificationReport.shape, Self.verification()),
            (RepairReport.shape, Self.repair()), (EnvironmentsReport.shape, Self.environments()),
            (EnvironmentCheckReport.shape, Self.checks()), (DownloadStatistics.shape, Self.statistics()),
        ]
        for (shape, reports) in all {
            let documented = try DocumentedKeys(shape.text)
            var seen: Set<String> = []
            for report in reports {
                let value = try JSONSerialization.jsonObject(with: Data(JSONText.encode(report).utf8))
                documented.check(value, at: "", of: "\(type(of: report))", &seen)
            }
            #expect(documented.all.subtracting(seen) == [], "\(shape)")
        }
    }

    @Test func `the short shape of downloads is the long one`() {
        let parts = DownloadsReport.shortShape.text.components(separatedBy: ", download = ")

        #expect(parts.count == 2)
        #expect(
            parts[0].replacingOccurrences(of: "[download]", with: "[\(parts[1])]") == DownloadsReport.shape.text
        )
    }
}
