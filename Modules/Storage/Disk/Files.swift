import Foundation

/// The few things that Storage asks of the file system, each with an answer that says what went wrong.
///
/// Nothing here follows a symbolic link at the end of a path, apart from `makeFolder`.
enum Files {
    static let folderMode: mode_t = 0o755
    static let fileMode: mode_t = 0o644

    /// Without the last component.
    static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
        return String(path[..<slash])
    }

    static func name(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    }

    /// What is at `path`; nil where nothing is.
    static func status(_ path: String) -> stat? {
        var status = stat()
        return lstat(path, &status) == 0 ? status : nil
    }

    static func isFolder(_ path: String) -> Bool {
        status(path).map { $0.st_mode & S_IFMT == S_IFDIR } ?? false
    }

    /// Bytes of the regular file at `path`; nil where there is none.
    static func size(_ path: String) -> Int? {
        guard let status = status(path), status.st_mode & S_IFMT == S_IFREG else { return nil }
        return Int(status.st_size)
    }

    /// Bytes that this user may still write beside `path`; 0 where nobody knows.
    static func freeSpace(at path: String) -> Int {
        var space = statvfs()
        var path = path
        while statvfs(path, &space) != 0 {
            guard path != "/", path.contains("/") else { return 0 }
            path = folder(of: path)
        }
        return Int(
            clamping: UInt64(space.f_bavail).multipliedReportingOverflow(by: UInt64(space.f_frsize)).partialValue
        )
    }

    /// Whether the disk that holds `path` is mounted read-only; false where nobody knows.
    static func isReadOnly(_ path: String) -> Bool {
        var space = statvfs()
        return statvfs(path, &space) == 0 && UInt(space.f_flag) & UInt(ST_RDONLY) != 0
    }

    /// Whether this user may write to what is there.
    static func isWritable(_ path: String) -> Bool {
        access(path, W_OK) == 0
    }

    /// Makes the folder and those above it; one that is there already is fine.
    static func makeFolder(_ path: String) throws(StorageError) {
        // More than once: who removes another chapter takes an empty folder above along.
        for _ in 0..<8 {
            if mkdir(path, folderMode) == 0 { return }
            switch errno {
            case EEXIST:
                guard isFolder(path) || isFolder(path + "/.") else { throw StorageError(errno: ENOTDIR, path: path) }
                return
            case ENOENT where folder(of: path) != path && path.contains("/"): try makeFolder(folder(of: path))
            case let code: throw StorageError(errno: code, path: path)
            }
        }
        throw StorageError(errno: ENOENT, path: path)
    }

    /// The names in a folder, without `.` and `..`, sorted; none where the folder is not there.
    static func names(in path: String) throws(StorageError) -> [String] {
        try entries(in: path) { _, _ in true }
    }

    /// The names of the folders in a folder, links aside; the disk is asked of each only where the folder does not tell.
    static func folders(in path: String) throws(StorageError) -> [String] {
        try entries(in: path) { name, type in
            type == Int(DT_DIR) || (type == Int(DT_UNKNOWN) && isFolder(path + "/" + name))
        }
    }

    private static func entries(
        in path: String,
        where isWanted: (_ name: String, _ type: Int) -> Bool
    ) throws(StorageError) -> [String] {
        guard let folder = opendir(path) else {
            if errno == ENOENT || errno == ENOTDIR { return [] }
            throw StorageError(errno: errno, path: path)
        }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != "..", isWanted(name, Int(entry.pointee.d_type)) { names.append(name) }
        }
        return names.sorted()
    }

    static func rename(_ path: String, to other: String) throws(StorageError) {
        guard Foundation.rename(path, other) == 0 else { throw StorageError(errno: errno, path: other) }
    }

    /// Renames a folder; false, and nothing done, where `target` is there already.
    static func renameFolder(_ path: String, unlessTaken target: String) throws(StorageError) -> Bool {
        // An empty folder would be replaced, one with something in it stops the rename.
        if status(target) != nil { return false }
        if Foundation.rename(path, target) == 0 { return true }
        if [EEXIST, ENOTEMPTY, ENOTDIR].contains(errno) { return false }
        throw StorageError(errno: errno, path: target)
    }

    /// Removes a file; one that is gone already is fine.
    static func remove(_ path: String) throws(StorageError) {
        guard unlink(path) == 0 || errno == ENOENT else { throw StorageError(errno: errno, path: path) }
    }

    /// Empties the files in a folder whose names end so, which frees their space though somebody has them open.
    static func emptyFiles(in path: String, endingIn suffix: String) {
        // What cannot be listed or emptied is removed all the same, a little later.
        for name in (try? names(in: path)) ?? [] where name.hasSuffix(suffix) { truncate(path + "/" + name, 0) }
    }

    /// Removes a folder with all that is in it; one that is gone already is fine.
    static func removeTree(_ path: String) throws(StorageError) {
        try removeContents(of: path)
        guard rmdir(path) == 0 || errno == ENOENT else { throw StorageError(errno: errno, path: path) }
    }

    /// Removes all that is in a folder.
    static func removeContents(of path: String) throws(StorageError) {
        for name in try names(in: path) {
            let entry = path + "/" + name
            if isFolder(entry) { try removeTree(entry) } else { try remove(entry) }
        }
    }

    /// Removes the folder if it is empty, then the one above it if that is empty now.
    static func removeIfEmpty(_ path: String, levels: Int) {
        guard levels > 0, rmdir(path) == 0 else { return }
        removeIfEmpty(folder(of: path), levels: levels - 1)
    }
}
