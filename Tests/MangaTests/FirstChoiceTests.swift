import Testing

@testable import manga

/// How an answer to the first question is read.
@MainActor
struct FirstChoiceTests {
    @Test(arguments: [
        "http://nas", "https://manga.example/library", "nas:3001", "nas.local", "localhost", "192.168.1.2",
        "192.168.1.2:8080/base", "[::1]:3001", "ftp://nas", "http://", "nas:0", "nas:99999", "http://nas?x=1",
    ])
    func `is the address of a server`(text: String) {
        #expect(FirstChoice.isAddress(text))
    }

    @Test(arguments: [
        "comics", "/srv/comics", "~/comics", "./nas:3001", "../x", "my comics", "a:b", "nas:", "a/b.cbz/c",
    ])
    func `is no address of a server`(text: String) {
        #expect(!FirstChoice.isAddress(text))
    }

    @Test(arguments: [
        ("http://nas:3001", [], "nas"), ("NAS.Local", [], "nas.local"), ("nas", ["NAS", "nas-2"], "nas-3"),
        ("[::1]:3001", [], "server"), ("[::1]:3001", ["server"], "server-2"),
        ("http://" + String(repeating: "a", count: 60) + ".example", [], String(repeating: "a", count: 30)),
    ])
    func `an environment is called as its host is`(address: String, taken: [String], name: String) {
        #expect(FirstChoice.name(for: address, besides: taken) == name)
    }
}
