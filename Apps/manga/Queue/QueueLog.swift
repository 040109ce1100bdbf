import Foundation

/// The log of downloads in the background.
enum QueueLog {
    /// From here on a new one is begun; the last one is kept.
    private static let limit = 1_000_000

    /// Makes its folder, and sets a long one aside; throws `ShellError.notLocked`.
    static func prepare(_ path: String) throws(ShellError) {
        let folder = (path as NSString).deletingLastPathComponent
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw .notLocked(path: folder, errno: EACCES)
        }
        var facts = stat()
        guard stat(path, &facts) == 0, facts.st_size > limit else { return }
        rename(path, path + ".1")
    }
}
