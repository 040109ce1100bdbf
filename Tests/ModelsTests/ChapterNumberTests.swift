import MangaModels
import Testing

struct ChapterNumberTests {
    @Test(arguments: [
        ("1089", "1089"), ("10.5", "10.5"), ("10.50", "10.5"), ("0010", "10"), ("12,5", "12.5"), ("0", "0"),
        ("000", "0"), ("0.0", "0"), ("7.0", "7"), (" 8 ", "8"), ("\t9\n", "9"), ("0.05", "0.05"),
        ("１０．５", "10.5"), ("٣", "3"), ("१२", "12"),
        ("123456789012345678901234567890", "123456789012345678901234567890"),
    ])
    func `reads a decimal and writes it without needless zeros`(text: String, written: String) throws {
        let number = try #require(ChapterNumber(text))

        #expect(number.isDecimal)
        #expect(number.description == written)
        #expect(ChapterNumber(number.description) == number)
    }

    @Test(arguments: [
        "Extra", "Extra 2", "番外編", "1.2.3", "-1", "+1", "1e3", "10.", ".5", "0x10", "67-1", "½", "二", "1 2", ",", ".",
    ])
    func `takes anything else as the word it is`(text: String) throws {
        let number = try #require(ChapterNumber(text))

        #expect(!number.isDecimal)
        #expect(number.description == text)
        #expect(ChapterNumber(number.description) == number)
    }

    @Test(arguments: ["", " ", "\n\t", "\u{3000}"])
    func `is nothing where the text is blank`(text: String) {
        #expect(ChapterNumber(text) == nil)
    }

    @Test func `is the same number however it is written`() {
        #expect(ChapterNumber("10.5") == ChapterNumber("10.50"))
        #expect(ChapterNumber("12,5") == ChapterNumber("012.500"))
        #expect(ChapterNumber("7") == 7)
        #expect(ChapterNumber("10.5")?.hashValue == ChapterNumber("10.50")?.hashValue)
    }

    @Test func `comes from an integer`() {
        #expect(ChapterNumber(0).description == "0")
        #expect(ChapterNumber(.max).description == "9223372036854775807")
        #expect(ChapterNumber(.min) == ChapterNumber("-9223372036854775808"))
        #expect(ChapterNumber(-1).isDecimal == false)
    }

    @Test func `sorts decimals by value and words naturally behind them`() {
        let ordered = [
            "0", "0.5", "1", "2", "9.99", "10", "10.05", "10.1", "10.5", "11", "100", "123456789012345678901234567890",
            "67-1", "Extra", "Extra 2", "extra 10", "番外編",
        ].compactMap(ChapterNumber.init)

        #expect(ordered.reversed().sorted() == ordered)
        for index in ordered.indices.dropLast() {
            #expect(ordered[index] < ordered[index + 1])
            #expect(!(ordered[index + 1] < ordered[index]))
            #expect(!(ordered[index] < ordered[index]))
        }
    }
}
