import Foundation

/// Paths as people type them.
public enum HomePath {
    /// `path` with `~` as the home folder that `HOME` names; of another user's, `~ada`, as the system knows it.
    public static func expanded(_ path: String) -> String {
        expanded(path, home: ProcessInfo.processInfo.environment["HOME"])
    }

    package static func expanded(_ path: String, home: String?) -> String {
        guard path == "~" || path.hasPrefix("~/"), let home, home.hasPrefix("/") else {
            return (path as NSString).expandingTildeInPath
        }
        let folder = home.count > 1 && home.hasSuffix("/") ? String(home.dropLast()) : home
        return folder + path.dropFirst()
    }

    /// The same from the folder in which the process runs, without `.` and `..`.
    public static func absolute(_ path: String) -> String {
        URL(filePath: expanded(path)).standardizedFileURL.path(percentEncoded: false)
    }
}
