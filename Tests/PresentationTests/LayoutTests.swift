import Foundation
import MangaConfig
import MangaLocalization
import MangaModels
import MangaPresentation
import MangaStorage
import MangaText
import Testing

struct LayoutTests {
    private static let hostileManga = Manga(
        id: .init("h"),
        slug: "h",
        title: Sample.hostile,
        alternativeTitles: [Sample.hostile, "👩‍👩‍👧🇪🇸"],
        author: Sample.hostile,
        summary: Sample.hostile + String(repeating: "長い話", count: 10),
        genres: [Sample.hostile],
        chapterCount: .max
    )
    private static let hostileChapter = Chapter(
        id: .init(Sample.hostile),
        number: ChapterNumber(Sample.hostile),
        title: Sample.hostile,
        pageCount: .max,
        problem: Sample.hostile
    )
    private static let hostileRows = [
        ChapterRow(hostileChapter, state: .problem(reason: Sample.hostile)),
        ChapterRow(hostileChapter, state: .downloading(done: .min, total: .max)),
        ChapterRow(hostileChapter, state: .failed(reason: said(Sample.hostile))),
    ]
    private static let config = APIConfig(id: EnvironmentID("x"), name: Sample.hostile, serverURL: Sample.hostile)
    private static let health = ServerHealth(
        status: Sample.hostile,
        version: Sample.hostile,
        uptime: 1e300,
        timestamp: Sample.hostile
    )
    private static let serverStorage = ServerStorage(
        totalMangas: .max,
        totalChapters: .max,
        totalPages: .min,
        totalSize: .max,
        totalSizeFormatted: Sample.hostile,
        limit: .min,
        available: .max
    )
    private static let usage = StorageUsage(mangas: .max, chapters: .max, pages: .max, bytes: .max)

    static let reports: [any Report] = [
        Sample.detail,
        ChaptersReport(Sample.detail),
        Sample.downloads,
        MangaDetailReport(manga: hostileManga, chapters: hostileRows, failure: said(Sample.hostile)),
        ChaptersReport(MangaDetailReport(manga: hostileManga, chapters: [])),
        MangaListReport(.search(Sample.hostile), offset: .max, mangas: [hostileManga, Sample.manga]),
        MangaListReport(.search(Sample.hostile), mangas: [], failure: said(Sample.hostile)),
        hostileDownloads,
        PagesReport(
            manga: hostileManga,
            chapter: hostileChapter,
            pages: [
                PageRow(index: .max, file: Sample.hostile, size: .max, mediaType: Sample.hostile), PageRow(index: 0),
            ],
            folder: Sample.hostile
        ),
        StorageReport(
            [
                Sample.stored("1", of: hostileManga, in: "a", pages: 2, size: .max / 2),
                Sample.stored("2", of: hostileManga, in: "a", pages: 2, size: .max / 2),
            ],
            names: [EnvironmentID("a"): Sample.hostile]
        ),
        HealthReport(environment: Sample.hostile, url: Sample.hostile, health: health, milliseconds: .max),
        EnvironmentsReport(
            [ConfiguredEnvironment(config, .user), ConfiguredEnvironment(.production, .preset)],
            current: EnvironmentID("x"),
            start: EnvironmentID("x")
        ),
        SettingsReport(ConfiguredEnvironment(config, .user)),
        ServerStorageReport(environment: Sample.hostile, storage: serverStorage),
        EnvironmentCheckReport(
            [
                .init(
                    config,
                    status: Sample.hostile,
                    version: Sample.hostile,
                    latency: .seconds(Int64.max),
                    transfer: Sample.hostile,
                    certificateExpiry: .distantFuture
                ),
                .init(config, certificateExpiry: .distantPast, problem: said(Sample.hostile)),
            ],
            now: .distantPast
        ),
    ]

    private static var hostileDownloads: DownloadsReport {
        var row = Sample.download(Sample.hostile, Sample.hostile, .failed(reason: said(Sample.hostile)), done: 9, of: 1)
        row.mangaTitle = Sample.hostile
        var report = DownloadsReport(active: [row], completed: [row], failed: [row], storage: usage)
        report.failure = said(Sample.hostile)
        report.tab = .failed
        return report
    }

    private static func said(_ text: String) -> Message {
        Message(PresentationPhrase.otherReason, ["reason": .text(text)])
    }

    @Test(arguments: reports.indices, Language.allCases)
    func `no line is ever wider than the screen`(index: Int, language: Language) {
        for width in 1...200 {
            let lines = Self.reports[index].lines(width: width, in: language)

            #expect(lines.allSatisfy { $0.width <= width }, "width \(width): \(lines.plain)")
        }
    }

    @Test(arguments: reports.indices, [40, 80, 200])
    func `nothing from outside commands the terminal`(index: Int, width: Int) {
        let text = Self.reports[index].lines(width: width, in: .english).map(\.plain)

        #expect(text.map(\.neutralised) == text)
    }

    @Test(arguments: reports.indices)
    func `JSON is one line that hides nothing from a person who looks`(index: Int) throws {
        let text = try JSONText.encode(Self.reports[index])

        #expect(text.unicodeScalars.allSatisfy { String($0).neutralised == String($0) })
    }

    @Test func `a width below one is one`() {
        #expect(Sample.detail.lines(width: -5, in: .english).allSatisfy { $0.width <= 1 })
    }
}
