import MangaArchives
import MangaXML
import Testing

struct ComicInfoTests {
    private static var full: ComicInfo {
        var info = ComicInfo()
        info.title = "One & <only>"
        info.series = "Lantern Street"
        info.number = "10.5"
        info.count = 12
        info.volume = 2
        info.alternateSeries = "提灯通り"
        info.summary = "Line one\nline two"
        info.notes = "Made by hand"
        info.year = 2024
        info.month = 2
        info.day = 29
        info.writer = "Ada Vale, B. Bee"
        info.penciller = "Ada Vale"
        info.publisher = "Sample Press"
        info.translator = "Group"
        info.genre = "Drama, Fantasy"
        info.web = "https://example.invalid/1"
        info.pageCount = 24
        info.languageISO = "en"
        info.manga = .yesAndRightToLeft
        info.scanInformation = "Group"
        return info
    }

    @Test func `reads what it wrote`() throws {
        #expect(try ComicInfo(xml: Array(Self.full.xml().utf8)) == Self.full)
    }

    @Test func `writes elements in the order of the schema and nothing empty`() {
        var info = ComicInfo()
        info.writer = "B"
        info.title = "A \u{1}& B"
        info.number = " "
        info.volume = 5_000_000_000

        #expect(
            info.xml() == """
                <?xml version="1.0" encoding="utf-8"?>
                <ComicInfo xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" \
                xmlns:xsd="http://www.w3.org/2001/XMLSchema">
                  <Title>A &amp; B</Title>
                  <Writer>B</Writer>
                </ComicInfo>

                """
        )
    }

    @Test func `leaves out what makes no sense`() throws {
        let xml = """
            <ComicInfo><Volume>TBD</Volume><Number>67-1</Number><Year>-1</Year><Count>99999999999</Count>
            <Manga>yes</Manga><Unknown><Deep>x</Deep></Unknown><Series> S </Series><Title/><Genre>A,, B;C</Genre></ComicInfo>
            """

        let info = try ComicInfo(xml: Array(xml.utf8))

        var expected = ComicInfo()
        expected.number = "67-1"
        expected.manga = .yes
        expected.series = "S"
        expected.genre = "A,, B;C"
        #expect(info == expected)
        #expect(info.genres == ["A", "B", "C"])
    }

    @Test func `refuses another document and one with a document type`() {
        #expect(throws: XMLError.malformed(line: 1, reason: "its root is not ComicInfo")) {
            try ComicInfo(xml: Array("<html/>".utf8))
        }
        #expect(throws: XMLError.doctype(line: 1)) {
            try ComicInfo(xml: Array("<!DOCTYPE x><ComicInfo/>".utf8))
        }
    }
}
