import Foundation
import MangaLocalization
import MangaModels
import MangaPresentation
import MangaStorage
import MangaText
import Testing

/// Chapters whose numbers begin anew in each volume are told apart wherever they are named.
struct ChapterLabelTests {
    private static let moon = Manga(id: .init("m2"), slug: "moon", title: "Moon")
    private static let noon = Date(timeIntervalSince1970: 1_796_040_000)

    /// As the server names them: by their ids, since their numbers are not unique.
    private static func chapter(_ volume: String?, _ number: Int) -> Chapter {
        let id = "v\(volume ?? "")c\(number)"
        return Chapter(id: .init(id), number: ChapterNumber(number), slug: id, volume: volume)
    }

    private static let twins = [chapter("1", 1), chapter("1", 2), chapter("2", 1), chapter("2", 2)]

    private static func rows(_ state: DownloadRow.State, pages: Int = 0) -> [DownloadRow] {
        twins.map { chapter in
            DownloadRow(
                id: chapter.id.rawValue,
                environment: EnvironmentID("home"),
                mangaSlug: "moon",
                mangaTitle: "Moon",
                chapter: chapter,
                state: state,
                donePages: pages,
                totalPages: pages
            )
        }
    }

    @Test(arguments: [
        (Chapter(id: .init("c2"), number: 2, volume: "1"), "2", "2"),
        (Chapter(id: .init("a"), number: 2, slug: "a", volume: "1"), "vol:1 2", "vol:1 2"),
        (Chapter(id: .init("a"), number: 2, slug: "a", volume: "2 b"), #"vol:"2 b" 2"#, #"vol:"2 b" 2"#),
        (Chapter(id: .init("a"), number: 2, slug: "a"), "2 (a)", "2"),
        (Chapter(id: .init("a"), title: "Afterword", volume: "1"), "Afterword", "a"),
        (Chapter(id: .init("a b")), "a b", "\"a b\""),
    ])
    func `a number that others have too is named with its volume`(chapter: Chapter, text: String, typed: String) {
        #expect(ChapterLabel(chapter).text == text)
        #expect(ChapterLabel(chapter).typed == typed)
    }

    @Test(arguments: [40, 80, 200]) func `in each tab of Downloads`(width: Int) {
        let report = DownloadsReport(active: Self.rows(.queued), completed: Self.rows(.completed, pages: 9))
        let texts = report.lines(width: width, in: .english).map(\.plain)

        #expect(
            texts[1...4] == [
                "1  Moon  vol:1 1  queued", "2  Moon  vol:1 2  queued", "3  Moon  vol:2 1  queued",
                "4  Moon  vol:2 2  queued",
            ]
        )
        #expect(texts[7...8] == ["1  Moon  vol:1 1  ✓ 9 pages", "2  Moon  vol:1 2  ✓ 9 pages"])
    }

    @Test func `on the watched screen`() {
        let report = DownloadsWatchReport(.active, rows: Self.rows(.queued), cursor: 0, counts: [.active: 4])
        let lines = DownloadsWatchScreen.lines(report, width: 40, height: 12, in: .spanish).map(\.plain)

        #expect(lines.contains("› 1  Moon  vol:1 1  en cola"))
        #expect(lines.contains("  4  Moon  vol:2 2  en cola"))
    }

    @Test func `among bookmarks`() {
        let report = BookmarksReport(
            Self.twins.prefix(3).map {
                BookmarksReport.Entry(
                    Bookmark(manga: Self.moon.id, chapter: $0.id, pageIndex: 0, addedAt: Self.noon),
                    mangaTitle: "Moon",
                    chapter: $0
                )
            }
        )

        #expect(
            report.lines(width: 40, in: .english).plain == """
                Bookmarks

                Title  Chapter  Page
                Moon   vol:1 1     1
                Moon   vol:1 2     1
                Moon   vol:2 1     1
                """
        )
    }

    @Test func `in History`() {
        let entries = Self.twins.suffix(1).map { chapter in
            HistoryEntry(
                LibraryEntry(environment: EnvironmentID("home"), manga: Self.moon),
                progress: ReadingProgress(
                    manga: Self.moon.id,
                    chapter: chapter.id,
                    pageIndex: 2,
                    totalPages: 9,
                    updatedAt: Self.noon
                ),
                chapter: chapter
            )
        }
        let report = HistoryReport(EnvironmentID("home"), count: 1, entries)

        #expect(
            report.lines(width: 40, in: .english).map(\.plain)[2...3] == [
                "#  Title  Chapter  Page", "1  Moon   vol:2 2   3/9",
            ]
        )
    }

    @Test(arguments: [40, 80]) func `among the chapters on this disk`(width: Int) {
        let holdings = Self.twins.map { chapter in
            StoredHolding(
                info: ChapterInfo(environment: EnvironmentID("home"), manga: Self.moon, chapter: chapter),
                pages: 9,
                bytes: 999,
                downloadedAt: Self.noon,
                progress: nil
            )
        }
        let texts = MangaStorageReport(Self.moon, holdings, order: .title).lines(width: width, in: .english)

        #expect(
            texts.suffix(4).map { $0.plain.trimmingPrefix(" ").prefix(7) } == [
                "vol:1 1", "vol:1 2", "vol:2 1", "vol:2 2",
            ]
        )
    }

    @Test func `in MangaDetail by a column of volumes, however narrow`() {
        let report = ChaptersReport(MangaDetailReport(manga: Self.moon, chapters: Self.twins.map { ChapterRow($0) }))

        #expect(
            report.lines(width: 40, in: .english).plain == """
                Moon
                4 chapters

                #  Vol
                1    1
                2    1
                1    2
                2    2
                """
        )
    }

    @Test func `what there is instead of an unknown chapter is a selection for each volume`() throws {
        let rows = (Self.twins + [Self.chapter("2", 3), Self.chapter("2", 4)]).map { ChapterRow($0) }

        let error = #expect(throws: SelectionError.self) { try Selection("7").chapters(from: rows) }

        #expect(
            error?.message.text(in: .english)
                == "There is no chapter 7 (column 1). Known: vol:1 1 2, vol:2 1-4. The nearest is 4."
        )
        #expect(try Selection("vol:1 1 2, vol:2 1-4").chapters(from: rows).count == 6)
    }
}
