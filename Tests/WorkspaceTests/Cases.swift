/// Bugs that other programs of this kind were reported to have, by the number of their case, and the tests that keep
/// this one from having them.
enum Cases {
    static let tests: KeyValuePairs<Int, [String]> = [
        // A page is answered with HTML.
        1: [
            "a page arrives byte for byte in the end, or its chapter fails and says why",
            "what is no image is tried again, then fails and leaves no file", "a page of something else says of what",
        ],
        // Nothing with status 200.
        2: ["an empty body is never a page"],
        // The connection closes before the end.
        3: [
            "a connection that closes early is continued by range",
            "an answer that closes, is reset or falls silent is continued by range", "half an image is refused",
        ],
        // A server that ignores `Range`.
        5: [
            "a server that ignores ranges has its page written anew",
            "what an earlier run left of a page is continued, or written anew where it cannot be",
            "a part is continued only where something says that it is of the same whole",
        ],
        // No length.
        7: [
            "a body in chunks has no length, and arrives",
            "bytes to come are known where every size is, or an average stands in",
        ],
        // Another format than the name or the type say.
        8: ["a page goes by what it is, not by its name"],
        9: ["a page of any format is stored as it came, under its true extension"],
        // Repeats in a page list.
        11: [
            "an entry that is listed twice is fetched once, and it is said",
            "real repeats are kept where they are wanted", "an address that is listed twice is one page",
        ],
        // Reading order of pages.
        14: [
            "eleven pages come back as 1, 2, … 10, 11, and lie in that order",
            "pages count from 1 with as many digits as the last one needs",
            "lists images in natural order and leaves out all else",
        ],
        // Numbers of chapters.
        15: [
            "chapters of any number stand beside each other, and none overwrites another",
            "is the same number however it is written", "sorts decimals by value and words naturally behind them",
        ],
        // Numbers that start again in each volume.
        17: [
            "chapters come by number, and by volume first where numbers start again",
            "stored chapters whose numbers start again come by volume",
            "sorts chapters by number, and by volume first where numbers start again",
        ],
        // Titles as names of folders.
        19: ["a title becomes one safe component", "no slug leaves the library's folder"],
        20: ["a long title is cut between characters, to no more bytes than fit"],
        22: ["text becomes one harmless line", "no scalar at all leaves a control or an invisible character behind"],
        // A full disk.
        23: ["a full disk says so, corrupts nothing, and work goes on when there is space again"],
        // A process that is killed.
        25: [
            "a killed process's chapter goes on when its lease has run out",
            "an interrupted chapter goes on with its accepted pages and ends like an undisturbed one",
        ],
        // Cancelling and pausing.
        27: [
            "a cancelled chapter stops its requests, leaves no file, and spares the others",
            "cancelling closes the connections of requests that say nothing",
        ],
        29: ["adding never ends a pause", "adding never resumes: not a new row, not a second wish, not a retry"],
        // Limits of a server.
        32: ["60 requests to a server that allows 40 a minute get no 429"],
        // Redirects.
        36: [
            "many pages that are each sent round by redirects arrive", "a circle is told at once", "eleven are not",
            "https never falls to http",
        ],
        // Addresses that are not encoded.
        39: ["what an address may not hold is encoded, once"],
        // Numbers and volumes that are none.
        46: ["takes anything else as the word it is", "leaves out what makes no sense"],
        // Reading progress.
        49: ["chapters without numbers are read one by one", "progress never goes back"],
        // Certificates and proxies.
        50: [
            "a self-signed server is refused with words that say what to do",
            "JSON and pages go through an HTTP proxy",
        ],
        // Packed bodies and wrong charsets.
        52: [
            "packed JSON arrives as it was", "what cannot be unpacked is told by its coding",
            "JSON is read by its bytes, whatever charset it is said to have",
            "the length of a packed body is not the page's",
        ],
        // Selections.
        54: ["chooses chapters in reading order, each once", "says where it cannot be read"],
        // One failure among many.
        55: [
            "one chapter of three that fails is told by the status and the counts",
            "a batch ends once and counts honestly when one of three chapters fails",
        ],
    ]
}
