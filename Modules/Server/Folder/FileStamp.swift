import Foundation

/// What changes when a file or folder is replaced or written to.
struct FileStamp: Hashable, Sendable {
    let inode: UInt64
    /// Nanoseconds.
    let modified: Int
    let size: Int

    /// Of the file or folder at `path`, links followed; nil where there is none.
    init?(path: String) {
        var facts = stat()
        guard stat(path, &facts) == 0 else { return nil }
        self.init(facts)
    }

    /// Of an open file.
    init?(descriptor: Int32) {
        var facts = stat()
        guard fstat(descriptor, &facts) == 0 else { return nil }
        self.init(facts)
    }

    init(_ facts: stat) {
        #if canImport(Darwin)
        let time = facts.st_mtimespec
        #else
        let time = facts.st_mtim
        #endif
        inode = UInt64(facts.st_ino)
        modified = time.tv_sec &* 1_000_000_000 &+ time.tv_nsec
        size = Int(facts.st_size)
    }

    /// Names the bytes of page `index` as long as the file is the same.
    func tag(page index: Int) -> String {
        [modified, Int(truncatingIfNeeded: inode), size, index].map {
            String(UInt(bitPattern: $0), radix: 16)
        }.joined(separator: "-")
    }
}
