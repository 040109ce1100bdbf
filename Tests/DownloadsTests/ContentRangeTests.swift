import MangaDownloads
import Testing

struct ContentRangeTests {
    @Test func `reads a part, one of unknown length, and a refusal`() {
        let ranges = ["bytes 10-19/100", "Bytes 0-0/*", "bytes */100"].map { ContentRange($0) }

        #expect(ranges.map { $0?.start } == [10, 0, nil])
        #expect(ranges.map { $0?.total } == [100, nil, 100])
        #expect(ranges.allSatisfy { $0 != nil })
    }

    @Test(arguments: [
        nil, "", "bytes", "bytes ", "bytes 1-2", "bytes 2-1/10", "bytes 1-10/10", "bytes -1-2/10", "bytes 1-2/x",
        "items 1-2/10", "bytes 1-99999999999999999999/*", "bytes 1-2/10/10", "bytes ١-٢/١٠", "bytes a-b/c",
    ]) func `anything else is none`(text: String?) {
        #expect(ContentRange(text) == nil)
    }
}
