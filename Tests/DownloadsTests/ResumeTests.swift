import Foundation
import MangaDownloads
import MangaNetworking
import Testing

struct ResumeTests {
    private func head(_ status: Int, _ headers: HTTPHeaders) throws -> HTTPResponse {
        HTTPResponse(status: status, headers: headers, url: try #require(URL(string: "http://a/b")))
    }

    @Test func `a part is continued only where something says that it is of the same whole`() throws {
        var tagged = Resume(size: nil)
        tagged.learn(from: try head(200, ["ETag": "\"v1\""]))
        var weak = Resume(size: nil)
        weak.learn(from: try head(200, ["ETag": "W/\"v1\""]))

        #expect(Resume(size: nil).headers(having: 10) == [:])
        #expect(weak.headers(having: 10) == [:])
        #expect(Resume(size: 100).headers(having: 10) == ["Range": "bytes=10-"])
        #expect(tagged.headers(having: 10) == ["Range": "bytes=10-", "If-Range": "\"v1\""])
    }

    @Test func `nothing, everything and too much are asked for anew`() {
        let resume = Resume(size: 100)

        #expect([0, 100, 101].map { resume.headers(having: $0) } == [[:], [:], [:]])
    }

    @Test func `sizes that cannot be are ignored`() {
        #expect(Resume(size: -5) == Resume(size: nil))
        #expect(Resume(size: 0) == Resume(size: nil))
    }

    @Test func `the part that comes must be the one that was asked for`() throws {
        var resume = Resume(size: nil)
        resume.learn(from: try head(200, ["ETag": "\"v1\"", "Content-Length": "100"]))
        let answers: [HTTPHeaders] = [
            ["Content-Range": "bytes 10-99/100", "ETag": "\"v1\""],
            ["Content-Range": "bytes 10-99/*"],
            ["Content-Range": "bytes 0-99/100"],
            ["Content-Range": "bytes 10-98/99"],
            ["Content-Range": "bytes 10-99/100", "ETag": "\"v2\""],
            [:],
        ]

        let matches = try answers.map { resume.matches(try head(206, $0), at: 10) }

        #expect(matches == [true, true, false, false, false, false])
    }

    @Test func `the length of a packed body is not the page's`() throws {
        let packed = try head(200, ["Content-Length": "10", "Content-Encoding": "gzip"])

        #expect(Resume.total(in: packed) == nil)
    }
}
