import Foundation

/// A folder of its own for one test; it goes with the value.
final class TemporaryFolder: Sendable {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "manga-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        // What stays in the temporary directory harms nobody.
        try? FileManager.default.removeItem(at: url)
    }

    var path: String { url.path(percentEncoded: false) }

    /// A new, empty file.
    func file(_ name: String) throws -> URL {
        let file = url.appending(path: name)
        try Data().write(to: file)
        return file
    }
}
