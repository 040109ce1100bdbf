import Dispatch
import Foundation

/// Waits for writes into a store, whichever process makes them; costs nothing while nobody writes.
///
/// Every write goes through one file, the log that SQLite keeps of them: a reader's look leaves it alone.
public final class StoreWatch: Sendable {
    private let descriptor: Int32
    private let name: String

    /// Of the file at `path`, which may come and go; nil where the system cannot tell.
    init?(path: String) {
        #if os(Linux)
        let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        guard descriptor >= 0 else { return nil }
        self.descriptor = descriptor
        name = Files.name(of: path)
        let kinds = UInt32(IN_MODIFY | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO)
        guard inotify_add_watch(descriptor, Files.folder(of: path), kinds) >= 0 else { return nil }
        #else
        return nil
        #endif
    }

    deinit {
        close(descriptor)
    }

    /// Returns when something was written since the beginning or the last return, or the task is cancelled.
    public func wait() async {
        while !Task.isCancelled, !hasNews() { await readable() }
    }

    /// Takes what the system tells, and whether any of it is of the file.
    private func hasNews() -> Bool {
        #if os(Linux)
        var hasNews = false
        var buffer = [UInt8](repeating: 0, count: 16 << 10)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            guard count > 0 else { return hasNews }
            hasNews = StoreWatch.tells(buffer[..<count], of: name) || hasNews
        }
        #else
        return true
        #endif
    }

    private func readable() async {
        let end = End(source: DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .global()))
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                end.source.setEventHandler { end.source.cancel() }
                end.source.setCancelHandler { continuation.resume() }
                end.source.resume()
            }
        } onCancel: {
            end.source.cancel()
        }
    }

    /// `@unchecked`: libdispatch's sources may be cancelled on any thread; its overlay does not say so on Linux.
    private struct End: @unchecked Sendable {
        let source: any DispatchSourceRead
    }
}

#if os(Linux)
extension StoreWatch {
    /// Whether one of the events, as `inotify(7)` lays them out, is of the file with that name, or says that some were
    /// lost or that the folder is gone.
    static func tells(_ events: ArraySlice<UInt8>, of name: String) -> Bool {
        var rest = events
        while rest.count >= MemoryLayout<inotify_event>.size {
            let event = rest.withUnsafeBytes { $0.loadUnaligned(as: inotify_event.self) }
            let (text, end) = (rest.dropFirst(MemoryLayout<inotify_event>.size), Int(event.len))
            if event.len == 0 || text.prefix(end).prefix(while: { $0 != 0 }).elementsEqual(name.utf8) { return true }
            rest = text.dropFirst(end)
        }
        return false
    }
}
#endif
