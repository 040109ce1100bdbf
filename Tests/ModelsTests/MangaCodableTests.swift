import Foundation
import MangaModels
import Testing

struct MangaCodableTests {
    @Test func `writes the backend's shape`() throws {
        let manga = Manga(
            id: .init("7f3a"),
            slug: "lantern-street",
            title: "Lantern Street",
            alternativeTitles: ["灯籠通り"],
            author: "A. Writer",
            summary: "A street, at night.",
            genres: ["Mystery"],
            status: .ongoing,
            cover: "/c.jpg",
            chapterCount: 6
        )

        #expect(
            try JSON.text(manga) == """
                {"alternativeTitles":["灯籠通り"],"author":"A. Writer","chapterCount":6,"coverImage":"/c.jpg",\
                "description":"A street, at night.","genres":["Mystery"],"id":"7f3a","slug":"lantern-street",\
                "status":"PUBLICANDOSE","title":"Lantern Street"}
                """
        )
        #expect(try JSON.value(JSON.text(manga)) == manga)
    }

    @Test func `needs a slug and a title only`() throws {
        let manga: Manga = try JSON.value(#"{"slug":"one","title":"One","status":"NUEVO","genres":null,"url":"x"}"#)

        #expect(manga == Manga(id: .init("one"), slug: "one", title: "One"))
        #expect(try JSON.text(manga) == #"{"genres":[],"id":"one","slug":"one","title":"One"}"#)
    }

    @Test(arguments: [#"{"title":"One"}"#, #"{"slug":"one"}"#, "[]"])
    func `is not made without them`(json: String) {
        #expect(throws: DecodingError.self) { let _: Manga = try JSON.value(json) }
    }
}
