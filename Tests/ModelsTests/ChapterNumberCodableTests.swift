import Foundation
import MangaModels
import Testing

struct ChapterNumberCodableTests {
    @Test(arguments: [
        ("1089", "1089"), ("10.5", "10.5"), ("10.50", "10.5"), ("10.1", "10.1"), ("0.05", "0.05"), ("7.0", "7"),
        ("\"12,5\"", "12.5"), ("\"Extra\"", "Extra"), ("\"007\"", "7"), ("-1", "-1"),
        ("100000000000000000000", "100000000000000000000"), ("1e2", "100"),
    ])
    func `reads a JSON number or a string`(json: String, written: String) throws {
        #expect(try number(json) == #require(ChapterNumber(written)))
    }

    @Test(arguments: ["\"\"", "\" \"", "true", "[1]", "{}"])
    func `refuses what is neither`(json: String) {
        #expect(throws: DecodingError.self) { try number(json) }
    }

    @Test(arguments: [
        ("1089", "1089"), ("10.5", "10.5"), ("Extra", "\"Extra\""), ("-1", "\"-1\""), ("0", "0"),
        ("123456789012345678901234567890", "\"123456789012345678901234567890\""),
        ("0.1000000000000000055511151231257827", "\"0.1000000000000000055511151231257827\""),
    ])
    func `writes a JSON number where one holds it exactly, else a string`(text: String, json: String) throws {
        let number = try #require(ChapterNumber(text))

        let data = try JSONEncoder().encode(number)

        #expect(String(decoding: data, as: UTF8.self) == json)
        #expect(try JSONDecoder().decode(ChapterNumber.self, from: data) == number)
    }

    private func number(_ json: String) throws -> ChapterNumber {
        try JSONDecoder().decode(ChapterNumber.self, from: Data(json.utf8))
    }
}
