import Foundation
import MangaArchives

/// A fingerprint of what is in a folder of comics: enough to see that it must be scanned anew.
///
/// Reads names and stamps of folders and of files that are no images; an image that comes or goes changes its folder.
struct FolderState: Equatable, Sendable {
    private static let depthLimit = 8

    private var sum = 0

    init(path: String) {
        add(folder: path, depth: 0)
    }

    private mutating func add(folder: String, depth: Int) {
        guard depth <= FolderState.depthLimit, let list = opendir(folder) else { return }
        defer { closedir(list) }
        while let entry = readdir(list) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
            }
            guard !name.hasPrefix("."), !PageNames.isPage(name) else { continue }
            add(path: "\(folder)/\(name)", depth: depth)
        }
    }

    private mutating func add(path: String, depth: Int) {
        var facts = stat()
        guard lstat(path, &facts) == 0 else { return }
        var hasher = Hasher()
        hasher.combine(path)
        hasher.combine(FileStamp(facts))
        // In whatever order the system lists them.
        sum &+= hasher.finalize()
        if facts.st_mode & S_IFMT == S_IFDIR { add(folder: path, depth: depth + 1) }
    }
}
