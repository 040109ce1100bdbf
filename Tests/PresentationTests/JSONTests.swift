import MangaConfig
import MangaLocalization
import MangaModels
import MangaPresentation
import MangaStorage
import Testing

/// The keys that other programs rely on.
struct JSONTests {
    @Test func `MangaDetail`() throws {
        let report = MangaDetailReport(
            manga: Manga(id: .init("m"), slug: "moon", title: "Moon/月"),
            chapters: [
                ChapterRow(Chapter(id: .init("a"), number: ChapterNumber("10.5"), pageCount: 3), state: .downloaded),
                ChapterRow(Chapter(id: .init("b"), number: 2), state: .downloading(done: 1, total: 4)),
                ChapterRow(Chapter(id: .init("c")), state: .failed(reason: Message(SamplePhrase.full))),
            ],
            failure: Message(SamplePhrase.silent)
        )

        #expect(
            try JSONText.encode(report) == """
                {"chapters":[\
                {"id":"a","number":10.5,"pageCount":3,"reading":"unread","state":"downloaded"},\
                {"donePages":1,"id":"b","number":2,"reading":"unread","state":"downloading","totalPages":4},\
                {"id":"c","reading":"unread","reason":"The disk is full.","state":"failed"}],\
                "failure":"The server is silent.",\
                "manga":{"genres":[],"id":"m","slug":"moon","title":"Moon/月"}}
                """
        )
    }

    @Test func `Downloads`() throws {
        let report = DownloadsReport(
            active: [Sample.download("d1", "2", .downloading, done: 5, of: 20)],
            failed: [Sample.download("d4", "Extra", .failed(reason: Message(SamplePhrase.full)), done: 1, of: 9)],
            storage: StorageUsage(mangas: 1, chapters: 2, pages: 3, bytes: 4)
        )

        #expect(
            try JSONText.encode(report) == """
                {"active":[{"chapter":"c2","donePages":5,"environment":"embedded","id":"d1",\
                "manga":"lantern-street","mangaTitle":"灯籠通り Lantern Street",\
                "metrics":{"bytes":0,"pages":0,"retries":0,"spentSeconds":0,"waitedForHostSeconds":0},"number":2,\
                "priority":0,"state":"downloading","totalPages":20}],\
                "completed":[],\
                "counts":{"active":1,"completed":0,"failed":1},\
                "failed":[{"chapter":"cExtra","donePages":1,"environment":"embedded","id":"d4",\
                "manga":"lantern-street","mangaTitle":"灯籠通り Lantern Street",\
                "metrics":{"bytes":0,"pages":0,"retries":0,"spentSeconds":0,"waitedForHostSeconds":0},"number":"Extra",\
                "priority":0,"reason":"The disk is full.","state":"failed","totalPages":9}],\
                "paused":false,\
                "storage":{"bytes":4,"chapters":2,"mangas":1,"pages":3}}
                """
        )
    }

    @Test func `pages of a stored chapter have paths`() throws {
        let moon = Manga(id: .init("m"), slug: "moon", title: "Moon")
        let report = PagesReport(Sample.stored("6", of: moon, in: "a", pages: 1, size: 7), folder: "/tmp/x")

        #expect(
            try JSONText.encode(report) == """
                {"chapter":"c6","folder":"/tmp/x","manga":"moon","mangaTitle":"Moon","number":6,\
                "pages":[{"file":"001.jpg","height":1800,"mediaType":"image/jpeg","page":1,\
                "path":"/tmp/x/001.jpg","size":7,"width":1200}],"size":7}
                """
        )
    }

    @Test func `storage by environment and manga`() throws {
        let moon = Manga(id: .init("m"), slug: "moon", title: "Moon")
        let report = StorageReport([Sample.stored("6", of: moon, in: "a", pages: 2, size: 7)])

        #expect(
            try JSONText.encode(report) == """
                {"environments":[{"id":"a","mangas":[{"bytes":14,"chapters":1,"id":"m","pages":2,"slug":"moon",\
                "title":"Moon"}],"name":"a","usage":{"bytes":14,"chapters":1,"mangas":1,"pages":2}}],\
                "total":{"bytes":14,"chapters":1,"mangas":1,"pages":2}}
                """
        )
    }

    @Test func `environments and the current one`() throws {
        let report = EnvironmentsReport(
            [ConfiguredEnvironment(.testing, .preset)],
            current: EnvironmentID("testing"),
            start: EnvironmentID("testing")
        )

        #expect(
            try JSONText.encode(report) == """
                {"current":"testing","environments":[{"current":true,"default":true,"from":"preset","id":"testing",\
                "kind":"mangareader","name":"testing","url":"http://localhost:3001"}]}
                """
        )
    }

    @Test func `characters that a terminal obeys or hides are escaped`() throws {
        #expect(try JSONText.encode(["\u{9B}2J\u{202E}a/é\u{E0041}"]) == #"["\u009b2J\u202ea/é\udb40\udc41"]"#)
    }
}
