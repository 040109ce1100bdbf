#if os(Linux)
import Foundation
import Synchronization

/// Hears of every change in a folder and in those below it, as it happens (inotify(7)).
final class DiskWatch: Sendable {
    private static let changes = UInt32(
        IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_MODIFY | IN_CLOSE_WRITE | IN_ATTRIB
    )

    private let descriptor: Int32
    private let pipe = Pipe()
    private let folders = Mutex<[Int32: String]>([:])
    private let changed: @Sendable (_ path: String) -> Void

    /// `changed` is called on a thread of its own until `stop`.
    init(_ folder: String, changed: @escaping @Sendable (_ path: String) -> Void) {
        self.changed = changed
        descriptor = inotify_init1(Int32(IN_CLOEXEC))
        watch(folder)
        Thread.detachNewThread { [self] in run() }
    }

    func stop() {
        // The reader may have ended already.
        try? pipe.fileHandleForWriting.close()
    }

    private func watch(_ folder: String) {
        let number = inotify_add_watch(descriptor, folder, DiskWatch.changes)
        guard number >= 0 else { return }
        folders.withLock { $0[number] = folder }
        // What was made before it was watched.
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
            var isFolder: ObjCBool = false
            let path = folder + "/" + name
            if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue { watch(path) }
        }
    }

    private func run() {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        var sources = [
            pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
            pollfd(fd: pipe.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0),
        ]
        while poll(&sources, 2, -1) >= 0, sources[1].revents == 0 {
            let count = read(descriptor, &buffer, buffer.count)
            guard count > 0 else { break }
            take(buffer[..<count])
        }
        close(descriptor)
    }

    /// The events in `bytes`: a head of 16 bytes, and a name with zeros behind it.
    private func take(_ bytes: ArraySlice<UInt8>) {
        var rest = bytes
        while rest.count >= MemoryLayout<inotify_event>.size {
            let head = rest.withUnsafeBytes { $0.loadUnaligned(as: inotify_event.self) }
            rest = rest.dropFirst(MemoryLayout<inotify_event>.size)
            let name = String(decoding: rest.prefix(Int(head.len)).prefix { $0 != 0 }, as: UTF8.self)
            rest = rest.dropFirst(Int(head.len))
            guard let folder = folders.withLock({ $0[head.wd] }) else { continue }
            let isNewFolder =
                head.mask & UInt32(bitPattern: IN_ISDIR) != 0
                && head.mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0
            if isNewFolder { watch(folder + "/" + name) }
            changed(folder + "/" + name)
        }
    }
}
#endif
