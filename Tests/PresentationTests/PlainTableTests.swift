import MangaModels
import MangaPresentation
import MangaStorage
import Testing

struct PlainTableTests {
    @Test func `a list is a row for each thing, what is not known is empty`() throws {
        let report = MangaListReport(
            .popular,
            mangas: [Sample.manga, Manga(id: .init("m2"), slug: "b", title: "a\tb\nc")]
        )

        let rows = try report.table.rows(of: report)

        #expect(MangaListReport.table.columns == ["id", "slug", "title", "author", "chapters", "status"])
        #expect(
            rows == [
                ["m1", "lantern-street", "灯籠通り Lantern Street", "Mara Quill", "6", "PUBLICANDOSE"],
                ["m2", "b", "a b c", "", "", ""],
            ]
        )
    }

    @Test func `lists behind lists name what they stand in`() throws {
        var report = VerificationReport()
        let info = ChapterInfo(
            environment: .init("dev"),
            manga: Sample.manga,
            chapter: Sample.chapter("1", nil, pages: 3)
        )
        report.add(
            CheckedChapter(info: info, pages: 3, bytes: 9, findings: [Finding(.missing, page: 1, file: "002.jpg")])
        )

        let rows = try report.table.rows(of: report)

        #expect(rows.map { $0.prefix(6) } == [["dev", "lantern-street", "c1", "missing", "2", "002.jpg"]])
    }

    @Test func `of the downloads those of the tab that is shown`() throws {
        var report = Sample.downloads
        #expect(
            try report.table.rows(of: report).map { $0[0...1] } == [
                ["d1", "downloading"], ["d2", "queued"], ["d3", "completed"], ["d4", "failed"],
            ]
        )

        report.tab = .failed
        #expect(try report.table.rows(of: report).map { $0[0...1] } == [["d4", "failed"]])
    }

    @Test func `what lists nothing is facts, and hostile text is one field on one line`() throws {
        let report = ServerStorageReport(
            environment: Sample.hostile,
            storage: ServerStorage(
                totalMangas: 1,
                totalChapters: 2,
                totalPages: 3,
                totalSize: 4,
                totalSizeFormatted: "4 B"
            )
        )

        let rows = try report.table.rows(of: report)

        #expect(rows.allSatisfy { $0.count == 2 && !$0.joined().contains { "\t\n\r\u{1B}".contains($0) } })
        #expect(rows.contains(["totalPages", "3"]))
    }
}
