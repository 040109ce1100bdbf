public import Foundation

/// A small file that is replaced whole or not at all.
public enum AtomicFile {
    /// Writes `data` to `path`, creating its folder: into a file beside it, which then takes its place.
    ///
    /// Neither a crash nor a loss of power leaves half of it. A file that is there keeps its mode, a new one gets `mode`;
    /// of a symbolic link, what it leads to is replaced. Throws `POSIXError`.
    public static func write(_ data: Data, to path: String, mode: mode_t = 0o600) throws {
        let target = resolved(path)
        let folder = (target as NSString).deletingLastPathComponent
        try makeFolder(folder)
        var status = stat()
        let kept = stat(target, &status) == 0 ? status.st_mode & 0o7777 : mode
        removeDrafts(of: target, in: folder)
        let draft = "\(target).\(getpid()).\(UInt32.random(in: 0 ... .max)).part"
        do {
            try fill(draft, with: data, mode: kept)
            try check(rename(draft, target))
        } catch {
            unlink(draft)
            throw error
        }
        try sync(folder: folder)
    }

    /// Runs `work` while no other process that uses this holds the folder of `path`, so that reading, changing and
    /// writing are one step.
    public static func exclusively<Value, Failure: Error>(
        _ path: String,
        _ work: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        let folder = (resolved(path) as NSString).deletingLastPathComponent
        // A folder that cannot be made or held is no reason to stop: what cannot be written says so when it is written.
        try? makeFolder(folder)
        let descriptor = open(folder.isEmpty ? "." : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if descriptor >= 0 { flock(descriptor, LOCK_EX) }
        defer { if descriptor >= 0 { close(descriptor) } }
        return try work()
    }

    private static func resolved(_ path: String) -> String {
        guard let real = realpath(path, nil) else { return path }
        defer { free(real) }
        return String(cString: real)
    }

    /// Takes away what processes that were killed in the middle of writing `target` have left: it may hold secrets.
    private static func removeDrafts(of target: String, in folder: String) {
        let stem = (target as NSString).lastPathComponent + "."
        // A folder that cannot be listed has its error told when the file is written.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
        for name in names where name.hasPrefix(stem) && name.hasSuffix(".part") {
            let parts = name.dropFirst(stem.count).split(separator: ".")
            guard parts.count == 3, let writer = pid_t(parts[0]), kill(writer, 0) < 0, errno == ESRCH else { continue }
            unlink((folder as NSString).appendingPathComponent(name))
        }
    }

    /// Makes `folder` where it is not there, with the mode that the XDG Base Directory Specification asks for; throws
    /// `POSIXError`.
    package static func makeFolder(_ folder: String) throws {
        if folder.isEmpty || mkdir(folder, 0o700) == 0 || errno == EEXIST { return }
        guard errno == ENOENT else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        try makeFolder((folder as NSString).deletingLastPathComponent)
        if mkdir(folder, 0o700) < 0, errno != EEXIST { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }

    private static func fill(_ path: String, with data: Data, mode: mode_t) throws {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
        try check(descriptor)
        defer { close(descriptor) }
        try check(fchmod(descriptor, mode))
        var rest = data[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            try check(Int32(clamping: count))
            rest = rest.dropFirst(count)
        }
        try check(fsync(descriptor))
    }

    private static func sync(folder: String) throws {
        let descriptor = open(folder.isEmpty ? "." : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        try check(descriptor)
        defer { close(descriptor) }
        try check(fsync(descriptor))
    }

    private static func check(_ result: Int32) throws {
        if result < 0 { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }
}
