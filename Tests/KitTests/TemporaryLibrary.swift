import Foundation
import MangaArchives
import MangaKit

/// The sample library in a folder of its own.
final class TemporaryLibrary: Sendable {
    let parent: String

    init() throws {
        parent = FileManager.default.temporaryDirectory.appending(path: "sample-\(UUID().uuidString)").path
        try SampleLibrary.draw(in: parent + "/sample")
    }

    deinit {
        // Only litter stays behind.
        try? FileManager.default.removeItem(atPath: parent)
    }

    var path: String { parent + "/sample" }

    /// The path of every chapter.
    func archives() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: path)
            .filter { $0.hasSuffix(".cbz") }
            .sorted()
            .map { path + "/" + $0 }
    }

    func bytes(of page: ComicPage, in book: any ComicBook) throws -> Data {
        switch try book.content(of: page) {
        case .bytes(let bytes):
            return Data(bytes)
        case .slice(let path, let offset, let length):
            let file = try FileHandle(forReadingFrom: URL(filePath: path))
            try file.seek(toOffset: UInt64(offset))
            return try file.read(upToCount: length) ?? Data()
        }
    }
}
