import Foundation
import MangaModels
import Testing

struct ChapterCodableTests {
    @Test func `writes the backend's shape`() throws {
        let chapter = Chapter(
            id: .init("c-10-5"),
            number: ChapterNumber("10.5"),
            title: "Rain",
            volume: "2",
            language: "en",
            group: "Lamplighters",
            pageCount: 6,
            releaseDate: Date(timeIntervalSince1970: 1_796_026_500),
            problem: "It is damaged."
        )

        #expect(
            try JSON.text(chapter) == """
                {"group":"Lamplighters","id":"c-10-5","language":"en","number":10.5,"pageCount":6,\
                "problem":"It is damaged.","releaseDate":"2026-11-30T08:15:00Z","slug":"10.5","title":"Rain",\
                "volume":"2"}
                """
        )
        #expect(try JSON.value(JSON.text(chapter)) == chapter)
    }

    @Test(arguments: [
        (#"{"number":7}"#, Chapter(id: .init("7"), number: 7)),
        (#"{"number":"Extra","slug":"x"}"#, Chapter(id: .init("x"), number: ChapterNumber("Extra"), slug: "x")),
        (#"{"id":"a","number":null,"title":"One-shot"}"#, Chapter(id: .init("a"), title: "One-shot")),
        (#"{"id":"a","number":" ","slug":""}"#, Chapter(id: .init("a"))),
        (#"{"id":"a","releaseDate":"soon"}"#, Chapter(id: .init("a"))),
    ])
    func `takes what a server leaves out`(json: String, chapter: Chapter) throws {
        #expect(try JSON.value(json) == chapter)
    }

    @Test func `needs something to be known by`() {
        #expect(throws: DecodingError.self) { let _: Chapter = try JSON.value(#"{"title":"Rain"}"#) }
    }

    @Test func `goes by its number in routes, else by its id`() {
        #expect(Chapter(id: .init("a"), number: 3).slug == "3")
        #expect(Chapter(id: .init("a")).slug == "a")
        #expect(Chapter(id: .init("a"), number: 3, slug: "a").slug == "a")
    }
}
