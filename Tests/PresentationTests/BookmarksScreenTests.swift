import Foundation
import MangaLocalization
import MangaModels
import MangaPresentation
import Testing

struct BookmarksScreenTests {
    /// Midday in UTC: the same day nearly everywhere.
    private static let noon = Date(timeIntervalSince1970: 1_796_040_000)

    private let report = BookmarksReport([
        BookmarksReport.Entry(
            Bookmark(manga: .init("m1"), chapter: .init("c2"), pageIndex: 11, addedAt: noon),
            mangaTitle: "灯籠通り Lantern Street",
            chapter: Sample.chapter("2", "雨の夜", pages: 20)
        ),
        BookmarksReport.Entry(
            Bookmark(manga: .init("m9"), chapter: .init("gone"), pageIndex: 0, addedAt: noon),
            mangaTitle: "m9",
            chapter: nil
        ),
    ])

    @Test func `on 80 columns`() {
        #expect(
            report.lines(width: 80, in: .english).plain == """
                Bookmarks

                Title                    Chapter  Page  Set
                灯籠通り Lantern Street        2    12  30 Nov 2026
                m9                          gone     1  30 Nov 2026
                """
        )
        #expect(report.lines(width: 200, in: .english) == report.lines(width: 80, in: .english))
    }

    @Test func `narrow`() {
        #expect(
            report.lines(width: 40, in: .english).plain == """
                Bookmarks

                Title                    Chapter  Page
                灯籠通り Lantern Street        2    12
                m9                          gone     1
                """
        )
    }

    @Test func `in Spanish, and without any`() {
        #expect(
            report.lines(width: 80, in: .spanish).plain == """
                Marcadores

                Título                   Capítulo  Página  Puesto
                灯籠通り Lantern Street         2      12  30 nov 2026
                m9                           gone       1  30 nov 2026
                """
        )
        #expect(
            BookmarksReport([]).lines(width: 80, in: .english).plain == """
                Bookmarks
                There are no bookmarks; set one with bookmark CHAPTER PAGE.
                """
        )
    }

    @Test func `has stable keys`() throws {
        #expect(
            try JSONText.encode(report) == """
                {"bookmarks":[{"addedAt":"2026-11-30T12:00:00Z","chapter":"c2","chapterTitle":"雨の夜","manga":"m1",\
                "mangaTitle":"灯籠通り Lantern Street","number":2,"page":12},{"addedAt":"2026-11-30T12:00:00Z",\
                "chapter":"gone","manga":"m9","mangaTitle":"m9","page":1}]}
                """
        )
        #expect(
            try BookmarksReport.table.rows(of: report).first
                == ["m1", "灯籠通り Lantern Street", "c2", "2", "12", "2026-11-30T12:00:00Z", ""]
        )
    }
}
