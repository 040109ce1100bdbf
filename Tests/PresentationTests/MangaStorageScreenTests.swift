import Foundation
import MangaLocalization
import MangaModels
import MangaPresentation
import MangaStorage
import Testing

/// `storage NAME` and `storage clean`, whole.
struct MangaStorageScreenTests {
    private static let moon = Manga(id: .init("m2"), slug: "moon", title: "Moon")

    private static func holding(
        _ number: String,
        of manga: Manga = Sample.manga,
        bytes: Int,
        day: Int,
        read page: Int? = nil
    ) -> StoredHolding {
        let chapter = Sample.chapter(number, number == "2" ? "雨の夜" : nil, pages: 20)
        let date = LibraryScreenTests.noon.addingTimeInterval(Double(day) * 86_400)
        return StoredHolding(
            info: ChapterInfo(environment: EnvironmentID("home"), manga: manga, chapter: chapter),
            pages: 20,
            bytes: bytes,
            downloadedAt: date,
            progress: page.map {
                ReadingProgress(
                    manga: manga.id,
                    chapter: chapter.id,
                    pageIndex: $0,
                    totalPages: 20,
                    updatedAt: date.addingTimeInterval(86_400)
                )
            }
        )
    }

    private static let holdings = [
        holding("1", bytes: 4_000_000, day: -30, read: 19), holding("2", bytes: 12_300_000, day: -60, read: 4),
        holding("10", bytes: 999, day: 0),
    ]
    private let one = MangaStorageReport(Sample.manga, holdings)
    private let plan = CleaningReport(
        [holding("2", bytes: 12_300_000, day: -60, read: 19), holding("5", of: moon, bytes: 999, day: -90)],
        unreadLeft: 3
    )

    @Test(arguments: [LibraryQuery.Order.size, .date, .title])
    func `chapters that are alike stand in reading order`(order: LibraryQuery.Order) {
        let alike = ["10", "2", "1", "11", "9.5"].map { Self.holding($0, bytes: 7, day: 0) }

        let report = MangaStorageReport(Sample.manga, alike, order: order)
        let plan = CleaningReport(alike)

        #expect(report.holdings.map(\.info.chapter.slug) == ["1", "2", "9.5", "10", "11"])
        #expect(plan.holdings.map(\.info.chapter.slug) == ["1", "2", "9.5", "10", "11"])
    }

    @Test func `one manga on 80 columns`() {
        #expect(
            one.lines(width: 80, in: .english).plain == """
                灯籠通り Lantern Street
                16.3 MB · 3 chapters · 60 pages

                 #  Its title  Pages     Size  Downloaded   Read
                 2  雨の夜        20  12.3 MB  1 Oct 2026   5/20
                 1                20   4.0 MB  31 Oct 2026  ✓
                10                20    999 B  30 Nov 2026
                """
        )
        #expect(one.lines(width: 200, in: .english) == one.lines(width: 80, in: .english))
    }

    @Test func `one manga, narrow`() {
        #expect(
            one.lines(width: 40, in: .english).plain == """
                灯籠通り Lantern Street
                16.3 MB · 3 chapters · 60 pages

                 #     Size  Read
                 2  12.3 MB  5/20
                 1   4.0 MB  ✓
                10    999 B
                """
        )
    }

    @Test func `one manga in Spanish, and without a chapter`() {
        #expect(
            one.lines(width: 80, in: .spanish).plain == """
                灯籠通り Lantern Street
                16,3 MB · 3 capítulos · 60 páginas

                 #  Su título  Páginas   Tamaño  Descargado   Leído
                 2  雨の夜          20  12,3 MB  1 oct 2026   5/20
                 1                  20   4,0 MB  31 oct 2026  ✓
                10                  20    999 B  30 nov 2026
                """
        )
        #expect(
            MangaStorageReport(Self.moon, []).lines(width: 80, in: .english).plain
                == "Moon\nNo chapter of it is on this disk."
        )
    }

    @Test(
        arguments: [
            (.size, ["2", "1", "10"]), (.date, ["10", "1", "2"]), (.title, ["1", "2", "10"]),
        ] as [(LibraryQuery.Order, [String])]
    )
    func `its chapters are sorted by size, by date or as they are read`(order: LibraryQuery.Order, numbers: [String]) {
        let report = MangaStorageReport(Sample.manga, Self.holdings, order: order)

        #expect(report.holdings.map { $0.info.chapter.number?.description } == numbers)
    }

    @Test func `what is to be cleaned, on 80 columns`() {
        #expect(
            plan.lines(width: 80, in: .english).plain == """
                To be removed
                2 chapters · 12.3 MB

                Title                    #  Pages     Size  Downloaded  Read
                Moon                     5     20    999 B  1 Sep 2026
                灯籠通り Lantern Street  2     20  12.3 MB  1 Oct 2026  ✓

                3 unread ones stay; --unread takes them too.
                """
        )
    }

    @Test func `what is to be cleaned, narrow`() {
        #expect(
            plan.lines(width: 40, in: .english).plain == """
                To be removed
                2 chapters · 12.3 MB

                Title                   #     Size  Read
                Moon                    5    999 B
                灯籠通り Lantern Stre…  2  12.3 MB  ✓

                3 unread ones stay; --unread takes them
                too.
                """
        )
    }

    @Test func `what is to be cleaned, wide and in Spanish`() {
        #expect(
            plan.lines(width: 200, in: .english).plain == """
                To be removed
                2 chapters · 12.3 MB

                Title                    #  Its title  Pages     Size  Downloaded  Read
                Moon                     5                20    999 B  1 Sep 2026
                灯籠通り Lantern Street  2  雨の夜        20  12.3 MB  1 Oct 2026  ✓

                3 unread ones stay; --unread takes them too.
                """
        )
        #expect(
            plan.lines(width: 80, in: .spanish).plain == """
                Para quitar
                2 capítulos · 12,3 MB

                Título                   #  Páginas   Tamaño  Descargado   Leído
                Moon                     5       20    999 B  1 sept 2026
                灯籠通り Lantern Street  2       20  12,3 MB  1 oct 2026   ✓

                3 sin leer se quedan; --unread también los quita.
                """
        )
    }

    @Test func `nothing to clean, what was cleaned, and the question`() {
        var done = plan
        done.isDone = true

        #expect(
            CleaningReport([]).lines(width: 80, in: .english).plain
                == "No chapter on this disk is like that; nothing is removed."
        )
        #expect(done.lines(width: 80, in: .english).plain == "2 chapters removed, 12.3 MB freed.")
        #expect(plan.question.text(in: .english) == "Remove 2 chapters (12.3 MB) from this disk? [y/N] ")
    }

    @Test func `their keys are stable`() throws {
        #expect(
            try JSONText.encode(MangaStorageReport(Sample.manga, [Self.holdings[1]])) == """
                {"bytes":12300000,"chapters":[{"bytes":12300000,"downloadedAt":"2026-10-01T12:00:00Z","id":"c2",\
                "manga":"lantern-street","mangaTitle":"灯籠通り Lantern Street","number":2,"pages":20,\
                "readAt":"2026-10-02T12:00:00Z","reading":"started","title":"雨の夜"}],"manga":"lantern-street",\
                "mangaTitle":"灯籠通り Lantern Street","pages":20}
                """
        )
        #expect(
            try JSONText.encode(CleaningReport([], unreadLeft: 1))
                == """
                {"bytes":0,"chapters":[],"reason":"No chapter on this disk is like that; nothing is removed.",\
                "removed":false,"unreadLeft":1}
                """
        )
        #expect(
            try CleaningReport.table.rows(of: plan)[0]
                == ["moon", "c5", "5", "20", "999", "2026-09-01T12:00:00Z", "unread", ""]
        )
    }
}
