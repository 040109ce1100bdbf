import Foundation
import MangaArchives
import MangaKit
import TestSupport

/// The sample library in a folder of its own.
final class TemporaryLibrary: Sendable {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try SampleLibrary.draw(in: folder.at("sample"))
    }

    /// The folder it is drawn in, and nothing else.
    var parent: String { folder.path }
    var path: String { folder.at("sample") }

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
