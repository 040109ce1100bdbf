import Foundation
import MangaConfig
import MangaLocalization
import MangaPresentation
import MangaText
import Testing

@testable import manga

struct JSONDifferenceTests {
    @Test(arguments: [
        (#"{"a":1,"b":[1,2]}"#, #"{"b":[1,2.0],"a":1.0}"#, [String]()),
        ("1", "1.00", []), ("[]", "{}", ["~ : [] → {}"]), ("null", "null", []),
        (#"{"a":1}"#, #"{"a":"1"}"#, ["~ a: 1 → \"1\""]),
        (#"{"a":1,"b":2}"#, #"{"b":3,"c":null}"#, ["- a: 1", "~ b: 2 → 3", "+ c: null"]),
        (#"{"a":{"b":[{"c":1}]}}"#, #"{"a":{"b":[{"c":2},7]}}"#, ["~ a.b[0].c: 1 → 2", "+ a.b[1]: 7"]),
        (#"[1,2,3]"#, #"[1,3]"#, ["~ [1]: 2 → 3", "- [2]: 3"]),
        (#"{"a.b":1,"":2,"c d":3}"#, "{}", [#"- ["a.b"]: 1"#, #"- [""]: 2"#, #"- ["c d"]: 3"#]),
        (
            #"[{"id":1,"t":"x"},{"id":2,"t":"y"}]"#, #"[{"id":2,"t":"z"},{"id":3}]"#,
            [#"- [id=1]: {"id": 1, "t": "x"}"#, #"~ [id=2].t: "y" → "z""#, #"+ [id=3]: {"id": 3}"#]
        ),
        (
            #"[{"slug":"a"},{"slug":"b"}]"#, #"[{"slug":"b"},{"slug":"a"}]"#,
            [#"~ : ["[slug=a]", "[slug=b]"] → ["[slug=b]", "[slug=a]"]"#]
        ),
        (#"[{"id":1},{"id":1}]"#, #"[{"id":1},{"id":2}]"#, ["~ [1].id: 1 → 2"]),
        (#"{"l":[{"name":"n"}]}"#, #"{"l":[]}"#, [#"- l[name=n]: {"name": "n"}"#]),
    ])
    func `says what makes one of the other, by key path`(before: String, after: String, expected: [String]) throws {
        let differences = JSONDifference.all(try node(before), try node(after))

        #expect(differences.map(line) == expected)
    }

    @Test func `a report counts, and says when nothing differs`() throws {
        let old = side("old", 200, #"{"a":1,"b":2,"c":3}"#)
        let report = APIDiffReport(path: "x", old, side("new", 200, #"{"a":2,"c":3,"d":4}"#))

        #expect(
            lines(report) == """
                old: 200 http://old/x
                new: 200 http://new/x

                ~ a: 1 → 2
                - b: 2
                + d: 4

                3 differences: 1 added, 1 removed, 1 changed.
                """
        )
        #expect(lines(APIDiffReport(path: "x", old, old)).hasSuffix("\n\nNothing differs."))
        #expect(
            lines(APIDiffReport(path: "x", old, side("new", 404, #"{"a":1,"b":2,"c":3}"#)))
                .hasSuffix("\n\nNothing differs but the status.")
        )
        #expect(
            try JSONText.encode(report) == """
                {"differences":[{"after":2,"before":1,"kind":"changed","path":"a"},\
                {"before":2,"kind":"removed","path":"b"},{"after":4,"kind":"added","path":"d"}],\
                "environments":[{"bytes":19,"name":"old","status":200,"url":"http://old/x"},\
                {"bytes":19,"name":"new","status":200,"url":"http://new/x"}],"isSame":false,"path":"x"}
                """
        )
    }

    @Test func `what is no JSON is compared as a whole`() {
        let html = side("old", 200, "<html>")

        #expect(lines(APIDiffReport(path: "x", html, html)).hasSuffix("\n\nNothing differs."))
        #expect(
            lines(APIDiffReport(path: "x", html, side("new", 200, "<HTML>")))
                .contains("\n~ the whole answer: \"<html>\" → \"<HTML>\"\n")
        )
        #expect(
            lines(APIDiffReport(path: "x", html, side("new", 200, "{}"))).contains(
                "\n~ the whole answer: \"<html>\" → {}\n"
            )
        )
    }

    private func node(_ text: String) throws -> JSONNode {
        try JSONReader.read(Array(text.utf8))
    }

    private func line(_ difference: JSONDifference) -> String {
        let mark =
            switch difference.kind {
            case .added: "+"
            case .removed: "-"
            case .changed: "~"
            }
        let values = [difference.before, difference.after].compactMap(\.self).map(JSONWriter.line)
        return "\(mark) \(difference.path): " + values.joined(separator: " → ")
    }

    private func side(_ name: String, _ status: Int, _ body: String) -> APIDiffReport.Side {
        // What cannot be read is text.
        let node = try? JSONReader.read(Array(body.utf8))
        return APIDiffReport.Side(
            name: name,
            url: "http://\(name)/x",
            status: status,
            bytes: Data(body.utf8),
            content: node.map(APIContent.json) ?? .text(body, flaw: nil)
        )
    }

    private func lines(_ report: APIDiffReport) -> String {
        report.lines(width: 200, in: .english).map(\.plain).joined(separator: "\n")
    }
}
