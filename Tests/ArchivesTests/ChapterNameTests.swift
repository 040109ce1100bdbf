import MangaArchives
import Testing

struct ChapterNameTests {
    @Test(
        arguments: [
            ("Lantern Street 001", ["Lantern Street", nil, "001", nil]),
            ("Lantern_Street_-_012_-_The_3_Bears", ["Lantern Street", nil, "012", "The 3 Bears"]),
            ("Vol.2 Ch.10.5 - Title", [nil, "2", "10.5", "Title"]),
            ("Chapter 7", [nil, nil, "7", nil]),
            ("c010", [nil, nil, "010", nil]),
            ("Name v01c005 (2019) (Digital)", ["Name", "01", "005", nil]),
            ("第12話", [nil, nil, "12", nil]),
            ("星屑の図書館 第３巻 第１２話 夜", ["星屑の図書館", "3", "12", "夜"]),
            ("Name #4", ["Name", nil, "4", nil]),
            ("Capítulo 3: La mar", [nil, nil, "3", "La mar"]),
            ("Extra", [nil, nil, "Extra", nil]),
            ("Lantern Street Omake 2", ["Lantern Street", nil, "Omake 2", nil]),
            ("Lantern Street 10 Extra", ["Lantern Street", nil, "10", "Extra"]),
            ("番外編", [nil, nil, "番外編", nil]),
            ("012 - The Title", [nil, nil, "012", "The Title"]),
            ("20th Century 012", ["20th Century", nil, "012", nil]),
            ("Area 51 - 003", ["Area 51", nil, "003", nil]),
            ("Name 67-1", ["Name", nil, "67-1", nil]),
            ("Name Vol. 3", ["Name", "3", "3", nil]),
            ("One Shot", ["One Shot", nil, nil, "One Shot"]),
            ("---", [nil, nil, nil, nil]),
            ("", [nil, nil, nil, nil]),
            ("99999999999999999999999", [nil, nil, "99999999999999999999999", nil]),
        ] as [(String, [String?])]
    )
    func `takes a name apart`(name: String, parts: [String?]) {
        let parsed = ChapterName(name)

        #expect([parsed.series, parsed.volume, parsed.number, parsed.title] == parts)
    }

    @Test func `sets a known title aside, so that its numbers are not the chapter's`() {
        let parsed = ChapterName("Area 51 007 - Night 2", series: "Area 51")

        #expect([parsed.series, parsed.number, parsed.title] == ["Area 51", "007", "Night 2"])
    }

    @Test func `takes the group from square brackets`() {
        let parsed = ChapterName("[Night Owls] Name - 05 [v2]")

        #expect([parsed.group, parsed.series, parsed.number] == ["Night Owls", "Name", "05"])
    }
}
