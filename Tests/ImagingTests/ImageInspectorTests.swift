import MangaImaging
import TestSupport
import Testing

struct ImageInspectorTests {
    @Test(arguments: ImageSample.all)
    func `finds a whole image of every format and its size`(sample: ImageSample) throws {
        #expect(try ImageInspector.inspect(sample.bytes) == sample.facts)
    }

    @Test(arguments: ImageSample.all)
    func `tolerates what stands behind the end`(sample: ImageSample) throws {
        #expect(try ImageInspector.inspect(sample.bytes + [UInt8](repeating: 0, count: 37)) == sample.facts)
        #expect(try ImageInspector.inspect(sample.bytes + Array("<!-- junk behind -->".utf8)) == sample.facts)
    }

    @Test(arguments: ImageSample.all.filter { $0.name != "naked JXL" })
    func `calls every shorter copy truncated`(sample: ImageSample) {
        for length in sample.leastKnown..<sample.bytes.count {
            #expect(throws: ImageError.truncated(sample.facts.format), "the first \(length) bytes") {
                try ImageInspector.inspect(Array(sample.bytes.prefix(length)))
            }
        }
    }

    @Test func `calls nothing at all empty`() {
        #expect(throws: ImageError.empty) { try ImageInspector.inspect([UInt8]()) }
    }

    @Test(arguments: [
        ("<!DOCTYPE html><html><body>404</body></html>", ForeignContent.html),
        ("\u{FEFF}\n  <HTML><head>", .html),
        ("<!-- cached --><html>", .html),
        ("<h1>Forbidden</h1>", .html),
        (#"{"success":false}"#, .json),
        ("[1]", .json),
        (#"<?xml version="1.0"?><Error/>"#, .xml),
        (#"<svg xmlns="http://www.w3.org/2000/svg"/>"#, .xml),
        ("Too many requests", .text),
        ("BMW is no picture, and this text is long enough to hold a header", .text),
        ("PK\u{3}\u{4}\u{0}", .archive),
        ("%PDF-1.7\n\u{0}\u{1}", .pdf),
        ("\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}", .unknown),
        ("\u{1}", .unknown),
    ])
    func `says what a body is that is no image`(text: String, what: ForeignContent) {
        #expect(throws: ImageError.notAnImage(what: what)) { try ImageInspector.inspect(Array(text.utf8)) }
    }

    @Test func `says so when text comes in sixteen bits`() {
        let bytes: [UInt8] = [0xFF, 0xFE] + "<html>".utf8.flatMap { [$0, 0] }

        #expect(throws: ImageError.notAnImage(what: .html)) { try ImageInspector.inspect(bytes) }
    }
}
