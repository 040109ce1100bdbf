import Foundation
import MangaImaging
import MangaModels
import MangaStorage
import Testing

struct VerifyTests {
    private let place: TemporaryLibrary
    private let info = ChapterInfo.sample()

    init() throws {
        place = try TemporaryLibrary()
    }

    @Test(arguments: [true, false])
    func `a good library has nothing to tell but its size`(deep: Bool) async throws {
        let library = try await place.open()
        let chapters = [try await library.store(info), try await library.store(.sample("2"), pages: 5)]

        var (checks, last) = ([ChapterCheck](), VerificationProgress())
        for try await event in library.verify(deep: deep) {
            switch event {
            case .progress(let progress): last = progress
            case .checked(let check): checks.append(check)
            }
        }

        #expect(checks.map(\.info) == chapters.map(\.info))
        #expect(checks.map(\.findings) == [[], []])
        #expect(checks.map(\.pages) == [3, 5])
        #expect(checks.map(\.bytes) == chapters.map(\.size))
        let all = chapters[0].size + chapters[1].size
        #expect(last == VerificationProgress(chapters: 1, allChapters: 2, bytes: all, allBytes: all))
    }

    @Test func `tells missing, truncated, altered and foreign files apart`() async throws {
        let library = try await place.open()
        try await library.store(info, pages: 5)
        try place.damageFive()

        let checks = try await library.checks()

        #expect(
            checks.map(\.findings) == [
                [
                    Finding(.missing, page: 0, file: "001.png"), Finding(.truncated, page: 1, file: "002.png"),
                    Finding(.altered, page: 2, file: "003.png"), Finding(.altered, page: 3, file: "004.png"),
                    Finding(.foreign, file: "notes.txt"),
                ]
            ]
        )
        #expect(checks.map(\.isSound) == [false])
        #expect(checks.map(\.brokenPages) == [[0, 1, 2, 3]])
        #expect(
            checks[0].findings.map { "\($0)" } == [
                "Page 1 (001.png) is missing.", "Page 2 (002.png) is shorter than it was.",
                "Page 3 (003.png) is not as it was downloaded.", "Page 4 (004.png) is not as it was downloaded.",
                "notes.txt belongs to no page.",
            ]
        )
    }

    @Test func `foreign files are no damage, a folder that is gone is all of it`() async throws {
        let library = try await place.open()
        try await library.store(info, pages: 1)
        let folder = try place.onlyChapter()
        try Data().write(to: URL(fileURLWithPath: folder + "/x"))
        #expect(try await library.checks().map(\.isSound) == [true])

        try FileManager.default.removeItem(atPath: folder)
        #expect(
            try await library.checks().map(\.findings) == [
                [Finding(.missing, page: 0, file: "001.png"), Finding(.manifest, file: "manifest.json")]
            ]
        )
    }

    @Test func `only a deep look finds a page that came broken`() async throws {
        let library = try await place.open()
        let pending = try await library.pages.begin(info, pageCount: 1)
        try await library.add(VerifyTests.brokenGIF, as: 0, of: pending)
        _ = try await library.pages.commit(pending)

        #expect(try await library.checks().map(\.findings) == [[]])
        let reason = ImageError.corrupt(.gif)
        let finding = Finding(.undecodable, page: 0, file: "001.gif", reason: reason)
        #expect(try await library.checks(deep: true).map(\.findings) == [[finding]])
    }

    @Test func `looks at what is selected`() async throws {
        let library = try await place.open()
        let other = ChapterInfo.sample("1", environment: EnvironmentID("other"))
        for info in [info, .sample("2"), other] { try await library.store(info, pages: 1) }
        func infos(_ selection: ChapterSelection) async throws -> [ChapterInfo] {
            try await library.checks(selection).map(\.info)
        }

        #expect(try await infos(.environment(other.environment)) == [other])
        #expect(try await infos(.manga(info.manga.id, in: info.environment)) == [info, .sample("2")])
        let absent = ChapterInfo.sample("9").key
        #expect(try await infos(.chapters([other.key, absent, info.key])) == [other, info])
    }

    @Test func `a chapter that is replaced or deleted meanwhile is not called damaged`() async throws {
        let library = try await place.open()
        for info in [info, .sample("2")] { try await library.store(info, pages: 1) }
        var events = library.verify().makeAsyncIterator()
        _ = try await events.next()

        try await library.store(info, pages: 2, from: 40)
        try await library.pages.delete(ChapterInfo.sample("2").key)

        var checks: [ChapterCheck] = []
        while let event = try await events.next() {
            if case .checked(let check) = event { checks.append(check) }
        }
        #expect(checks.flatMap(\.findings) == [])
        #expect(checks.map(\.info) == [info])
    }

    /// A frame of 2 × 2 pixels whose data has one.
    static let brokenGIF = Data(
        Array("GIF89a".utf8) + [2, 0, 2, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]
            + [0x2C, 0, 0, 0, 0, 2, 0, 2, 0, 0, 2, 2, 0x44, 1, 0, 0x3B]
    )
}

extension Library {
    func checks(_ selection: ChapterSelection = .all, deep: Bool = false) async throws -> [ChapterCheck] {
        var checks: [ChapterCheck] = []
        for try await case .checked(let check) in verify(selection, deep: deep) { checks.append(check) }
        return checks
    }
}

extension TemporaryLibrary {
    /// Of the one chapter's five pages: the first is gone, the second cut, the third changed, the fourth a link; and a
    /// note beside them.
    func damageFive() throws {
        let folder = try onlyChapter()
        let files = (1...4).map { URL(fileURLWithPath: folder + "/00\($0).png") }
        try FileManager.default.removeItem(at: files[0])
        try Data(try Data(contentsOf: files[1]).dropLast()).write(to: files[1])
        var bytes = try Data(contentsOf: files[2])
        bytes[bytes.count / 2] ^= 1
        try bytes.write(to: files[2])
        try FileManager.default.removeItem(at: files[3])
        try FileManager.default.createSymbolicLink(atPath: files[3].path, withDestinationPath: folder + "/005.png")
        try Data("mine".utf8).write(to: URL(fileURLWithPath: folder + "/notes.txt"))
    }
}
