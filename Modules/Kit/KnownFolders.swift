import Foundation
import MangaModels

/// The folders that were served once, by the ids of their environments: a queue outlives the process that served them.
///
/// One small file for each, so that two processes never write the same one differently.
struct KnownFolders: Sendable {
    private let folder: String

    init(in folder: String) {
        self.folder = folder
    }

    /// Keeps the way to `path`; a note that cannot be kept costs no more than that the next visit must open the folder.
    func remember(_ path: String, as id: EnvironmentID) {
        guard let note = note(of: id) else { return }
        let place = URL(filePath: path).standardizedFileURL.path(percentEncoded: false)
        guard self.path(of: id) != place else { return }
        // See above: not worth failing for.
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try? Data(place.utf8).write(to: URL(filePath: note), options: .atomic)
    }

    /// Where the folder with this id is; nil where nobody knows, or another one is there now.
    func path(of id: EnvironmentID) -> String? {
        // A note that cannot be read is as good as none.
        guard let note = note(of: id), let data = try? Data(contentsOf: URL(filePath: note)) else { return nil }
        let path = String(decoding: data, as: UTF8.self)
        return EmbeddedServer.id(ofFolder: path) == id ? path : nil
    }

    /// Nil for an id that no folder has: it becomes a file's name.
    private func note(of id: EnvironmentID) -> String? {
        let isOurs =
            id.rawValue.hasPrefix(EmbeddedServer.prefix)
            && id.rawValue.dropFirst(EmbeddedServer.prefix.count).allSatisfy { $0.isASCII && $0.isHexDigit }
        return isOurs ? folder + "/" + id.rawValue : nil
    }
}
