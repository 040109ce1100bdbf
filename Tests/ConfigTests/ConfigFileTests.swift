import Foundation
import MangaConfig
import TestSupport
import Testing

struct ConfigFileTests {
    @Test func `a file that is not there says nothing`() throws {
        let file = try ConfigFile.load(TemporaryConfig().path)

        #expect(file.start == nil)
        #expect(file.entries.isEmpty)
    }

    @Test(arguments: [
        (#"{}"#, nil as ConfigFile.Start?),
        (#"{ "start": { "environment": "staging" } }"#, .environment("staging")),
        (#"{ "start": { "folder": "/srv/Cómics" } }"#, .folder("/srv/Cómics")),
        ("\u{FEFF}{ \"start\": { \"sample\": true } }\r\n", .sample),
        (#"{ "start": { "folder": "\/a\u0020b\ud83d\ude00\"" } }"#, .folder("/a b😀\"")),
    ])
    func `says what a plain start opens`(text: String, start: ConfigFile.Start?) throws {
        let config = try TemporaryConfig(text)

        #expect(try ConfigFile.load(config.path).start == start)
    }

    @Test(arguments: [
        ("", "line 1, column 1: It ends too early."),
        ("{", "line 1, column 2: It ends too early."),
        (
            "{\n  \"environments\": [\n    { \"name\": \"a\",, }\n  ]\n}",
            "line 3, column 19: “,” was not expected here."
        ),
        ("{\n\n  \"ñandú\" 7 }", "line 3, column 11: “7” was not expected here."),
        ("{ \"a\": 1, }", "line 1, column 11: “}” was not expected here."),
        ("[1,]", "line 1, column 4: “]” was not expected here."),
        ("{ 'a': 1 }", "line 1, column 3: “'” was not expected here."),
        ("{ \"a\": 1 } // why", "line 1, column 12: “/” was not expected here."),
        ("{ \"a\": tru }", "line 1, column 8: “t” was not expected here."),
        ("{ \"a\": 01 }", "line 1, column 8: “01” is no number."),
        ("{ \"a\": 1.e5 }", "line 1, column 8: “1.e5” is no number."),
        ("{\n\"a\": \"b\n\" }", "line 2, column 6: A text begins here and has no closing quote on its line."),
        ("{ \"a\": \"\\x\" }", "line 1, column 9: Behind “\\” something stands that means nothing."),
        ("{ \"a\": \"\\ud83d\" }", "line 1, column 9: Behind “\\” something stands that means nothing."),
        ("{ \"a\": 1, \"a\": 2 }", "line 1, column 11: The key “a” stands here for the second time."),
        (String(repeating: "[", count: 65), "line 1, column 65: Too many brackets are open."),
    ])
    func `no JSON is told by line and column`(text: String, complaint: String) throws {
        #expect(
            try TemporaryConfig(text).complaint == "config.json, \(complaint) Mend the file, or move it away."
        )
    }

    /// Foundation's parser is the judge; a text that both take is refused as an unknown key afterwards.
    @Test(arguments: [
        "0", "-0", "-", "+1", "1.5", ".5", "1.", "1e5", "1E-5", "1e", "1e+", "00", "-01", "0x1", "1 2", "true", "truex",
        "nul", "null", "\"\"", "\"a", "\"\\u00e9\"", "\"\\u00\"", "\"\\q\"", "\"\t\"", "[]", "[1 2]", "[1,2]", "[,]",
        "{}", "{\"a\"}", "{\"a\":}", "{\"a\":1}", "{a:1}", "[[[]]]", "[}", "\"\\ud800\\u0041\"", "\"\\udc00\"",
    ])
    func `takes what JSON is, and nothing else`(value: String) throws {
        let text = "{ \"x\": \(value) }"
        let config = try TemporaryConfig(text)
        let isJSON = (try? JSONSerialization.jsonObject(with: Data(text.utf8))) != nil

        let error = #expect(throws: ConfigError.self) { try ConfigFile.load(config.path) }

        let isUnknownKey = if case .unknownKey = error { true } else { false }
        #expect(isUnknownKey == isJSON)
    }

    @Test func `what is no UTF-8 is refused`() throws {
        let config = try TemporaryConfig()
        try Data([UInt8(ascii: "\""), 0xFF, UInt8(ascii: "\"")]).write(to: URL(filePath: config.path))

        #expect(config.complaint == "config.json, line 1, column 2: This is not UTF-8. Mend the file, or move it away.")
    }

    @Test func `what cannot be read is named, with the reason`() throws {
        let config = try TemporaryConfig()
        try FileManager.default.createDirectory(atPath: config.path, withIntermediateDirectories: false)

        #expect(
            config.complaint
                == "The settings in config.json cannot be read: Is a directory. Mend the file, or move it away."
        )
    }

    @Test func `whatever stands in the file, it is read or told`() throws {
        let config = try TemporaryConfig()
        let good = Array(
            #"{ "start": { "folder": "\u00e9\ud83d\ude00" }, "environments": [{ "name": "a", "serverURL": "h:1" }] }"#
                .utf8
        )
        var dice = SplitMix(state: 7)

        for _ in 0..<2_000 {
            var bytes = good
            for _ in 0..<Int.random(in: 1...4, using: &dice) {
                let place = Int.random(in: 0..<bytes.count, using: &dice)
                switch Int.random(in: 0..<3, using: &dice) {
                case 0: bytes[place] = UInt8.random(in: 0 ... .max, using: &dice)
                case 1: bytes.remove(at: place)
                default: bytes.insert(bytes[Int.random(in: 0..<bytes.count, using: &dice)], at: place)
                }
            }
            try Data(bytes).write(to: URL(filePath: config.path))
            do throws(ConfigError) {
                _ = try ConfigFile.load(config.path)
            } catch {
                #expect(!"\(error)".isEmpty)
            }
        }
    }
}
