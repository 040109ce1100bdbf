import Testing

@testable import MangaStorage

struct ByteCountTests {
    @Test(arguments: [
        (-1, "0 B"), (0, "0 B"), (999, "999 B"), (1000, "1.0 KB"), (12_345_678, "12.3 MB"), (999_999, "999.9 KB"),
        (1_000_000, "1.0 MB"), (Int.max, "9.2 EB"),
    ])
    func `sizes are decimal with one digit, the same in every locale`(bytes: Int, text: String) {
        #expect(ByteCount.text(bytes) == text)
    }

    @Test func `two sizes that read the same are told to the byte, unless they are the same`() {
        #expect(ByteCount.texts(6_000_123, 6_000_000) == ("6000123 B", "6000000 B"))
        #expect(ByteCount.texts(6_000_123, 5_000_000) == ("6.0 MB", "5.0 MB"))
        #expect(ByteCount.texts(6_000_000, 6_000_000) == ("6.0 MB", "6.0 MB"))
    }
}
