#if os(Linux)
import Foundation

/// A file system of its own in memory, of a few megabytes, gone with this value.
///
///     @Suite(.enabled("\(SmallDisk.reason)") { SmallDisk.isPossible })
public final class SmallDisk: Sendable {
    /// Why tests that need one are skipped.
    public static let reason = "no small file system can be mounted here (root only)"

    public let folder: String

    public static var isPossible: Bool {
        SmallDisk() != nil
    }

    public init?(megabytes: Int = 1) {
        folder = FileManager.default.temporaryDirectory.path + "/small-" + UUID().uuidString
        guard mkdir(folder, 0o755) == 0 else { return nil }
        guard mount("tmpfs", folder, "tmpfs", 0, "size=\(megabytes)m") == 0 else {
            rmdir(folder)
            return nil
        }
    }

    deinit {
        umount2(folder, Int32(MNT_DETACH))
        rmdir(folder)
    }

    /// Bytes that may still be written.
    public var free: Int {
        var space = statvfs()
        return statvfs(folder, &space) == 0 ? Int(space.f_bavail) * Int(space.f_frsize) : 0
    }

    /// Takes all space but `count` bytes, until `clear`.
    public func fill(leaving count: Int = 0) {
        let descriptor = open(filler, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
        defer { close(descriptor) }
        // What others write meanwhile makes a step too long, and nothing of it is taken then.
        var step = free - count
        while step > 0, free > count {
            var status = stat()
            guard fstat(descriptor, &status) == 0 else { return }
            step = min(step, free - count)
            if step > 0, posix_fallocate(descriptor, status.st_size, off_t(step)) != 0 { step /= 2 }
        }
    }

    /// Gives back what `fill` took.
    public func clear() {
        unlink(filler)
    }

    /// False where something on it is open for writing.
    public func becomeReadOnly() -> Bool {
        mount("tmpfs", folder, "tmpfs", UInt(MS_REMOUNT | MS_RDONLY), "size=1m") == 0
    }

    /// Runs `body` while nothing below the folder at `path` can be changed by whoever opens it now.
    public func withReadOnly<Value>(
        _ path: String,
        isolation: isolated (any Actor)? = #isolation,
        _ body: () async throws -> Value
    ) async throws -> Value {
        guard mount(path, path, nil, UInt(MS_BIND), nil) == 0,
            mount(nil, path, nil, UInt(MS_REMOUNT | MS_BIND | MS_RDONLY), nil) == 0
        else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EPERM) }
        defer { umount2(path, Int32(MNT_DETACH)) }
        return try await body()
    }

    private var filler: String { folder + "/filler" }
}
#endif
