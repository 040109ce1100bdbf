import Foundation
import MangaImaging
import MangaModels
import MangaSQLite
import MangaStorage
import Synchronization
import TestSupport
import Testing

/// A library in a folder of its own, whose clock stands still until it is moved.
final class TemporaryLibrary: Sendable {
    private let place: TemporaryFolder
    private let time = Mutex(Date(timeIntervalSince1970: 1_800_000_000))

    init() throws {
        place = try TemporaryFolder()
    }

    var folder: String { place.path }

    var now: Date {
        time.withLock(\.self)
    }

    func pass(_ seconds: Double) {
        time.withLock { $0 += seconds }
    }

    /// Opens it once more, as another process would.
    func open(_ limits: StorageLimits = StorageLimits(reserve: 0)) async throws -> Library {
        try await Library.open(at: folder, limits: limits, now: { [self] in now })
    }

    /// The paths of all files of that name.
    func files(named name: String) -> [String] {
        let root = folder + "/library"
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: root)) ?? []  // None where it is gone.
        return paths.filter { $0.hasSuffix("/" + name) }.sorted().map { root + "/" + $0 }
    }

    /// The name, below `library/`, of the chapter's folder that `file` is in.
    func name(of file: String) -> String {
        String(URL(fileURLWithPath: file).deletingLastPathComponent().path.dropFirst((folder + "/library/").count))
    }

    /// The folder of the one committed chapter there is.
    func onlyChapter() throws -> String {
        let manifests = files(named: "manifest.json")
        try #require(manifests.count == 1)
        return String(manifests[0].dropLast("/manifest.json".count))
    }

    /// Looks into the database, or changes it behind the library's back.
    func database<Value>(_ body: (Connection) throws -> Value) throws -> Value {
        try body(try Connection(path: folder + "/library.sqlite"))
    }

    func loseDatabase() throws {
        for suffix in ["", "-wal", "-shm"] {
            let path = folder + "/library.sqlite" + suffix
            if FileManager.default.fileExists(atPath: path) { try FileManager.default.removeItem(atPath: path) }
        }
    }

    /// All files and empty folders below `library/`, with what is random in their names made plain.
    var tree: [String] {
        let root = folder + "/library"
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: root)) ?? []  // None where it is gone.
        return paths.sorted().filter { path in !paths.contains { $0.hasPrefix(path + "/") } }
            .map {
                $0.replacing(/(partial|removed)-[0-9a-f]{8}/) { "\($0.1)-…" }.replacing(/\[[0-9a-f]{12}\]/, with: "[…]")
            }
    }
}

extension ChapterInfo {
    static func sample(_ number: String = "1", environment: EnvironmentID = EnvironmentID("testing")) -> ChapterInfo {
        ChapterInfo(
            environment: environment,
            manga: Manga(id: Manga.ID("m1"), slug: "lantern-street", title: "Lantern Street"),
            chapter: Chapter(id: Chapter.ID("c\(number)"), number: ChapterNumber(number), title: "Rain")
        )
    }
}

extension PageImage {
    /// A small picture that looks like no other number's.
    static func sample(_ number: Int) throws -> PageImage {
        let pixels = (0..<(8 * 4)).flatMap {
            [UInt8(truncatingIfNeeded: $0 + number), 80, UInt8(number % 256), 255] as [UInt8]
        }
        return try #require(PageImage(width: 8, height: 4, pixels: pixels))
    }

    static func png(_ number: Int) throws -> Data {
        try #require(try sample(number).pngData())
    }
}

extension Library {
    /// Writes and accepts a page, in pieces of 50 bytes.
    @discardableResult
    func add(_ bytes: Data, as index: Int, of pending: PendingChapter) async throws -> StoredPage {
        let part = try await pages.open(page: index, of: pending)
        try part.add(bytes)
        return try await pages.accept(part, as: index, of: pending)
    }

    /// A whole chapter of PNG pages.
    @discardableResult
    func store(
        _ info: ChapterInfo,
        pages count: Int = 3,
        from first: Int = 0,
        edition: String = ""
    ) async throws -> StoredChapter {
        let pending = try await pages.begin(info, pageCount: count, edition: edition)
        for index in 0..<count { try await add(try PageImage.png(first + index), as: index, of: pending) }
        return try await pages.commit(pending)
    }

    func bytes(_ index: Int, of key: ChapterKey) async throws -> Data {
        let slice = try await pages.page(index, of: key)
        let file = FileHandle(fileDescriptor: slice.descriptor, closeOnDealloc: false)
        let bytes = try file.read(upToCount: slice.length) ?? Data()
        withExtendedLifetime(slice) {}
        return bytes
    }
}

extension PartFile {
    func add(_ bytes: Data) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            try rest.prefix(50).withUnsafeBytes { try append($0) }
            rest = rest.dropFirst(50)
        }
    }
}
