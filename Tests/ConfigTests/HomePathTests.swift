import Foundation
import MangaConfig
import Testing

struct HomePathTests {
    @Test(arguments: [
        ("~", "/home/ada", "/home/ada"), ("~/demo", "/home/ada", "/home/ada/demo"),
        ("~/demo", "/home/ada/", "/home/ada/demo"),
        ("~/demo", "/", "//demo"), ("a/~", "/home/ada", "a/~"), ("/x", "/home/ada", "/x"), ("~~", "/home/ada", "~~"),
    ])
    func `the home folder is the one that HOME names`(path: String, home: String, expanded: String) {
        #expect(HomePath.expanded(path, home: home) == expanded)
    }

    @Test(arguments: [nil, "", "relative"])
    func `without a HOME of use the system knows it`(home: String?) {
        #expect(HomePath.expanded("~/demo", home: home) == ("~/demo" as NSString).expandingTildeInPath)
    }

    @Test func `a path is made absolute`() {
        #expect(HomePath.absolute("/a/../b/./c") == "/b/c")
    }
}
