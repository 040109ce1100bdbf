public import Foundation

/// A folder of its own for one test; it goes with the value.
public final class TemporaryFolder: Sendable {
    public let url: URL

    public init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "manga-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        // What stays in the temporary directory harms nobody.
        try? FileManager.default.removeItem(at: url)
    }

    public var path: String { url.path(percentEncoded: false) }

    /// The path of `name`, whether or not it is there.
    public func at(_ name: String) -> String {
        "\(path)/\(name)"
    }

    /// A new file.
    @discardableResult
    public func file(_ name: String, _ content: Data = Data()) throws -> URL {
        let file = url.appending(path: name)
        try content.write(to: file)
        return file
    }
}
