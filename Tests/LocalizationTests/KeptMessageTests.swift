import Foundation
import MangaLocalization
import Testing

/// Messages that one process writes down and another one says.
struct KeptMessageTests {
    private static let refused = Message(system: ECONNREFUSED)
    private static let failed = Message(
        DownloadsPhrase.page,
        ["page": .text("3"), "reason": .message(Message(DownloadsPhrase.noConnection, ["reason": .message(refused)]))]
    )

    @Test(arguments: [
        failed,
        Message(
            DownloadsPhrase.wrongLength,
            ["expected": .size(9), "received": .count(4), "date": .date(Date(timeIntervalSince1970: 7))]
        ),
        Message(verbatim: "{a} \u{1B}[1m \"b\""),
        Message(DownloadsPhrase.empty),
    ])
    func `come back as they were, in any language`(message: Message) throws {
        let kept = try JSONEncoder().encode(message)

        let said = try JSONDecoder().decode(Message.self, from: kept)

        #expect(said == message)
        #expect(said.text(in: .spanish) == message.text(in: .spanish))
    }

    @Test func `are kept as a string where the words are nobody's, else with their table and English words`() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]

        let own = try encoder.encode(Message(DownloadsPhrase.empty))

        #expect(String(decoding: try encoder.encode(Message(verbatim: "as is")), as: UTF8.self) == "\"as is\"")
        #expect(
            String(decoding: own, as: UTF8.self) == """
                {"arguments":{},"key":"empty","table":"DownloadsPhrase",\
                "text":"The server's answer is empty; retry the download."}
                """
        )
    }

    @Test(arguments: [("NoSuchPhrase", "empty"), ("DownloadsPhrase", "noSuchKey")])
    func `of words that are not known any more are said in English`(table: String, key: String) throws {
        let kept = Data(#"{"arguments":{},"key":"\#(key)","table":"\#(table)","text":"Old words."}"#.utf8)

        #expect(try JSONDecoder().decode(Message.self, from: kept) == Message(verbatim: "Old words."))
    }

    @Test func `of the system are said in both languages, unknown ones in English`() {
        #expect(Message(system: ENOSPC).text(in: .english) == String(cString: strerror(ENOSPC)))
        #expect(Message(system: ENOSPC).text(in: .spanish) == "No queda espacio en el dispositivo")
        #expect(Message(system: EHWPOISON).text(in: .spanish) == String(cString: strerror(EHWPOISON)))
    }

    @Test func `of the system have the system's own English words`() {
        let own = (1...133).map { Message(system: Int32($0)).text(in: .english) }

        #expect(own == (1...133).map { String(cString: strerror(Int32($0))) })
    }
}
