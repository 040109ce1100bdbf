import Foundation
import MangaLocalization
import MangaModels
import MangaPresentation
import Testing

/// Where reading goes on.
struct NextChapterTests {
    private static let day = Date(timeIntervalSince1970: 1_800_000_000)

    /// `1r3` is chapter 1, read in the third hour; `2s1` chapter 2, started in the first; `3` is unread; `4!` broken.
    private func rows(_ text: String) -> [ChapterRow] {
        text.split(separator: " ").map { word in
            let number = String(word.prefix { $0.isNumber })
            let hour = word.last.flatMap(\.wholeNumberValue) ?? 0
            let date = Self.day.addingTimeInterval(Double(hour) * 3600)
            var row = ChapterRow(Chapter(id: .init("c\(number)"), number: ChapterNumber(number)))
            if word.contains("r") { (row.reading, row.readAt) = (.read, date) }
            if word.contains("s") { (row.reading, row.readAt) = (.started(page: 2, of: 9), date) }
            if word.contains("!") { row.state = .problem(reason: "broken") }
            return row
        }
    }

    @Test(
        arguments: [
            ("1 2 3", "1", 1, nil), ("1r1 2r1 3", "3", 1, "2"), ("1r1 2 3r2 4", "4", 1, "3"),
            ("1s1 2r2 3", "1", 3, "2"), ("1s1 2s2 3", "2", 3, "2"), ("1r1 2! 3", "3", 1, "1"),
            ("1r2 2 3r1", "2", 1, "1"), ("1r1 2r1", nil, nil, "2"), ("1 2 3r1", nil, nil, "3"), ("", nil, nil, nil),
            ("1!", nil, nil, nil),
        ] as [(String, String?, Int?, String?)]
    )
    func `is the chapter that was begun, else the first unread one behind the last`(
        text: String,
        chapter: String?,
        page: Int?,
        last: String?
    ) {
        let report = NextChapterReport(Sample.manga, rows(text))

        #expect(report.chapter?.chapter.number?.description == chapter)
        #expect(report.page == page)
        #expect(report.last?.number?.description == last)
    }

    @Test func `where numbers begin anew in each volume, the volume is named too`() {
        var twins = rows("1r1 2r1 1 2")
        for place in twins.indices { twins[place].chapter.volume = place < 2 ? "1" : "2 b" }
        twins[2].state = .downloaded

        #expect(
            NextChapterReport(Sample.manga, twins).lines(width: 80, in: .english).plain == """
                灯籠通り Lantern Street
                Next is chapter vol:"2 b" 1.
                read vol:"2 b" 1 lists its pages.
                """
        )
        twins[2].chapter.volume = "2"
        #expect(NextChapterReport(Sample.manga, twins).selection == "vol:2 1")
        twins[2].chapter.volume = nil
        #expect(NextChapterReport(Sample.manga, twins).selection == "1")
    }

    @Test func `is told in sentences, narrow and wide`() {
        var begun = rows("1r1 2s2 3")
        begun[1].state = .downloaded
        begun[1].chapter.title = "The lamp"
        let report = NextChapterReport(Sample.manga, begun)

        #expect(
            report.lines(width: 80, in: .english).plain == """
                灯籠通り Lantern Street
                Go on with chapter 2, page 3 of 9.
                The lamp
                read 2 lists its pages.
                """
        )
        #expect(report.lines(width: 200, in: .english) == report.lines(width: 80, in: .english))
        #expect(
            NextChapterReport(Sample.manga, rows("1r1 2"), failure: SamplePhrase.silent.said)
                .lines(width: 40, in: .english).plain == """
                    灯籠通り Lantern Street

                    The server is silent.

                    Next is chapter 2.
                    It is not on this disk: download 2, or
                    read 2 to see its pages on the server.
                    """
        )
        #expect(
            report.lines(width: 80, in: .spanish).plain == """
                灯籠通り Lantern Street
                Siga con el capítulo 2, página 3 de 9.
                The lamp
                read 2 lista sus páginas.
                """
        )
    }

    @Test func `says what is left where nothing comes any more`() {
        #expect(
            NextChapterReport(Sample.manga, rows("1 2 3r1")).lines(width: 80, in: .english).plain == """
                灯籠通り Lantern Street
                Nothing comes after chapter 3, which was read last; 2 earlier ones are unread.
                """
        )
        #expect(
            NextChapterReport(Sample.manga, rows("1r1")).lines(width: 80, in: .spanish).plain == """
                灯籠通り Lantern Street
                Todo está leído.
                """
        )
    }

    @Test func `has stable keys`() throws {
        #expect(
            try JSONText.encode(NextChapterReport(Sample.manga, rows("1r1 2s2"))) == """
                {"chapter":{"id":"c2","number":2,"readAt":"2027-01-15T10:00:00Z","readPage":3,"readPages":9,\
                "reading":"started","state":"none"},"last":"c2","manga":"lantern-street",\
                "mangaTitle":"灯籠通り Lantern Street","page":3,"unread":1}
                """
        )
    }
}

extension SamplePhrase {
    var said: Message { Message(self) }
}
