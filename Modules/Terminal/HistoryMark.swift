import Foundation

/// Which file a history was read from, and how far.
struct HistoryMark: Equatable {
    private let device: UInt64
    private let inode: UInt64
    let size: Int

    /// The end of the file behind `descriptor`; nil when it cannot be told.
    init?(descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        self.init(status)
    }

    /// The end of the file at `path`; nil when there is none.
    init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    private init(_ status: stat) {
        device = UInt64(truncatingIfNeeded: status.st_dev)
        inode = UInt64(truncatingIfNeeded: status.st_ino)
        size = Int(status.st_size)
    }

    func isSameFile(as other: HistoryMark?) -> Bool {
        device == other?.device && inode == other?.inode
    }
}
