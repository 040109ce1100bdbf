import Foundation
import MangaConfig
import MangaTerminal

/// The files and folders that a path may go on with.
struct FileNames {
    /// More than these nobody looks through.
    private static let limit = 1000

    let foldersOnly: Bool

    /// Candidates that begin with `typed`; hidden ones only where a dot was typed.
    func candidates(for typed: String) -> [CompletionCandidate] {
        if typed == "~" { return [CompletionCandidate(text: "~/", isComplete: false)] }
        let folder = typed.lastIndex(of: "/").map { String(typed[...$0]) } ?? ""
        let start = typed.dropFirst(folder.count)
        let path = folder.isEmpty ? "." : HomePath.expanded(folder)
        // A folder that cannot be read has nothing to offer.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        let fitting = names.filter { name in
            name.lowercased().hasPrefix(start.lowercased()) && (start.hasPrefix(".") || !name.hasPrefix("."))
        }
        return fitting.sorted().prefix(FileNames.limit).compactMap { candidate($0, typed: folder, in: path) }
    }

    private func candidate(_ name: String, typed folder: String, in path: String) -> CompletionCandidate? {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: "\(path)/\(name)", isDirectory: &isFolder) else { return nil }
        if isFolder.boolValue { return CompletionCandidate(text: "\(folder)\(name)/", isComplete: false) }
        return foldersOnly ? nil : CompletionCandidate(text: folder + name)
    }
}
