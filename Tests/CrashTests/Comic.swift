import Foundation
import MangaImaging
import MangaModels
import MangaServer
import TestSupport

/// A manga in memory whose pages come in two versions, the same in every run.
struct Comic: Sendable {
    /// One page of a chapter, as the server is asked for it.
    struct Place: Hashable, Comparable, Sendable, CustomStringConvertible {
        /// Its slug.
        var chapter: String
        /// From 0.
        var page: Int

        var description: String { "\(chapter)/\(page)" }

        static func < (one: Place, other: Place) -> Bool {
            (one.chapter, one.page) < (other.chapter, other.page)
        }
    }

    static let manga = Manga(id: Manga.ID("m1"), slug: "lantern-street", title: "Lantern Street")
    static let chapters = (1...6).map { Chapter(id: Chapter.ID("c\($0)"), number: ChapterNumber($0), title: "Rain") }
    static let pageCount = 8

    private let versions: [[Place: [UInt8]]]

    init() throws {
        versions = try (1...2).map { version in
            var pages: [Place: [UInt8]] = [:]
            for (number, chapter) in Comic.chapters.enumerated() {
                for page in 0..<Comic.pageCount {
                    pages[Place(chapter: chapter.slug, page: page)] = try Comic.draw(version, number, page)
                }
            }
            return pages
        }
    }

    func bytes(_ place: Place, version: Int) -> [UInt8]? {
        versions[version - 1][place]
    }

    /// The pages of a chapter as a server lists them; every second chapter's without sizes.
    func list(_ chapter: Chapter, version: Int) -> [ShelfPage] {
        (0..<Comic.pageCount).map { page in
            let bytes = bytes(Place(chapter: chapter.slug, page: page), version: version) ?? []
            let isSized = chapter.number.map { $0.description.last.map { "135".contains($0) } ?? false } ?? false
            return ShelfPage(index: page, filename: "v\(version)-\(page).jpg", size: isSized ? bytes.count : nil)
        }
    }

    /// A PNG first, then bitmaps of 10 KB to a megabyte.
    private static func draw(_ version: Int, _ chapter: Int, _ page: Int) throws -> [UInt8] {
        var noise = SplitMix(state: UInt64(version * 1000 + chapter * 100 + page))
        let side = page == 0 ? 40 : [60, 152, 300, 600][(chapter + page + version) % 4]
        let pixels = (0..<(side * side * 4 / 8)).flatMap { _ in withUnsafeBytes(of: noise.next(), Array.init) }
        if page > 0 { return bitmap(side: side, pixels) }
        guard let png = PageImage(width: side, height: side, pixels: pixels)?.pngData() else { throw NoPicture() }
        return Array(png)
    }

    /// 24 bits a pixel; `side` is a multiple of 4, so that no row is padded.
    private static func bitmap(side: Int, _ noise: [UInt8]) -> [UInt8] {
        let size = side * side * 3
        func little(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) } }
        let head = Array("BM".utf8) + little(54 + size) + little(0) + little(54)
        return head + little(40) + little(side) + little(side) + [1, 0, 24, 0] + [UInt8](repeating: 0, count: 24)
            + noise.prefix(size)
    }

    private struct NoPicture: Error {}
}
