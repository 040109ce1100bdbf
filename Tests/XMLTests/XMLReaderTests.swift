import MangaXML
import TestSupport
import Testing

struct XMLReaderTests {
    @Test func `walks through elements, attributes, text and CDATA`() throws {
        let xml = #"<a:feed xmlns:a="urn:atom" n="1"><link href='x&amp;y'/>one <![CDATA[<two>]]><!-- no --></a:feed>"#

        let events = try events(of: Array(xml.utf8))

        #expect(
            events == [
                .start(
                    XMLElement(
                        name: "feed",
                        namespace: "urn:atom",
                        attributes: [XMLAttribute(name: "n", value: "1")]
                    )
                ),
                .start(XMLElement(name: "link", attributes: [XMLAttribute(name: "href", value: "x&y")])),
                .end(name: "link"), .text("one <two>"), .end(name: "feed"),
            ]
        )
    }

    @Test func `gathers the text of an element and passes over others`() throws {
        let reader = try XMLReader(Array("<r><skip>a<b/>c</skip><t>one <i>two</i></t></r>".utf8))

        _ = try reader.next()
        _ = try reader.next()
        try reader.skip()
        _ = try reader.next()
        let text = try reader.text()

        #expect(text == "one two")
        #expect(try reader.next() == .end(name: "r"))
        #expect(try reader.next() == nil)
    }

    @Test(arguments: [
        #"<!DOCTYPE r SYSTEM "file:///etc/passwd"><r/>"#,
        #"<?xml version="1.0"?> <!DOCTYPE r [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><r>&b;</r>"#,
        #"<!ELEMENT r ANY><r/>"#,
    ])
    func `refuses a document type`(xml: String) {
        #expect(throws: XMLError.doctype(line: 1)) { try events(of: Array(xml.utf8)) }
    }

    @Test func `refuses what is larger, deeper or has longer tags than the limits`() throws {
        let limits = XMLLimits(bytes: 1000, depth: 3, tagBytes: 100)

        #expect(throws: XMLError.tooLarge(bytes: 1001, limit: 1000)) {
            try XMLReader([UInt8](repeating: 32, count: 1001), limits: limits)
        }
        #expect(throws: XMLError.tooDeep(limit: 3, line: 2)) {
            try events(of: Array("<a>\n<b><c><d/></c></b></a>".utf8), limits: limits)
        }
        #expect(throws: XMLError.tagTooLong(limit: 100, line: 2)) {
            let attributes = (0..<20).map { "a\($0)='>'" }.joined(separator: " ")
            return try events(of: Array("<a>\n<b \(attributes)/></a>".utf8), limits: limits)
        }
    }

    @Test func `says where a document is not well-formed`() {
        #expect(
            throws: XMLError.malformed(
                line: 2,
                reason: "Opening and ending tag mismatch: b line 2 and a"
            )
        ) {
            try events(of: Array("<a>\n<b></a>".utf8))
        }
        #expect(throws: XMLError.self) { try events(of: []) }
        #expect(throws: XMLError.self) { try events(of: Array("<a>&unknown;</a>".utf8)) }
        #expect(throws: XMLError.self) { try events(of: [0x3C, 0x61, 0x3E, 0xFF, 0x3C, 0x2F, 0x61, 0x3E]) }
    }

    @Test func `reads UTF-16, a byte order mark, Shift_JIS and a wrongly claimed UTF-16`() throws {
        let text = "<r>星</r>"
        let wide: [UInt8] =
            [0xFF, 0xFE] + text.utf16.flatMap { unit -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
        let marked = [0xEF, 0xBB, 0xBF] + Array(text.utf8)
        let shifted =
            Array(#"<?xml version="1.0" encoding="Shift_JIS"?><r>"#.utf8) + [0x90, 0xAF] + Array("</r>".utf8)
        let claimed = Array(#"<?xml version="1.0" encoding="utf-16"?>\#(text)"#.utf8)

        for bytes in [wide, marked, shifted, claimed] {
            #expect(try events(of: bytes).contains(.text("星")))
        }
    }

    @Test func `refuses an encoding in which tags cannot be measured`() {
        let xml = #"<?xml version="1.0" encoding="UTF-7"?><r/>"#

        #expect(throws: XMLError.encoding("utf-7")) { try events(of: Array(xml.utf8)) }
    }

    @Test func `survives any change to a document`() {
        let xml = Array(#"<?xml version="1.0"?><a b="c"><!-- x --><![CDATA[y]]>&#x41;<d e='f'/></a>"#.utf8)
        var random = SplitMix(state: 7)

        for _ in 0..<3000 {
            var bytes = xml
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            do {
                _ = try events(of: bytes)
            } catch {
                #expect(error is XMLError)
            }
        }
    }

    private func events(of bytes: [UInt8], limits: XMLLimits = .document) throws -> [XMLEvent] {
        let reader = try XMLReader(bytes, limits: limits)
        var events: [XMLEvent] = []
        while let event = try reader.next() { events.append(event) }
        return events
    }
}
