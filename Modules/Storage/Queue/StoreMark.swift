import Foundation

/// The state of the file that every write into a store goes through.
public struct StoreMark: Hashable, Sendable {
    private let file: UInt64
    private let size: Int64
    private let seconds: Int
    private let nanoseconds: Int

    /// Two writes within one tick of the file system's clock may look like one: what was written just now says nothing.
    private static let tick = 2

    /// Of the file at `path`; nil where there is none, or it was written within the last seconds.
    init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        let (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
        guard abs(time(nil) - seconds) > StoreMark.tick else { return nil }
        (file, size) = (UInt64(status.st_ino), Int64(status.st_size))
        (self.seconds, self.nanoseconds) = (seconds, nanoseconds)
    }
}
