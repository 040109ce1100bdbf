import Foundation
import Synchronization

/// Hands a body on, and keeps a copy of it in a file.
///
/// A copy that cannot be written is left; the body itself goes its way.
final class CopyingSink: BodySink {
    private let sink: any BodySink
    private let path: String
    private let state = Mutex<(descriptor: Int32, isWhole: Bool)>((-1, true))

    init(_ sink: any BodySink, beside place: String) {
        self.sink = sink
        path = "\(place).\(UInt32.random(in: 0 ... .max)).part"
    }

    func begin() throws {
        try sink.begin()
    }

    func accepts(_ head: HTTPResponse) throws -> Bool {
        guard try sink.accepts(head) else { return false }
        let folder = URL(filePath: path).deletingLastPathComponent()
        // Where there is no folder, there is no file either.
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        state.withLock { $0 = (descriptor, descriptor >= 0) }
        return true
    }

    func write(_ bytes: UnsafeRawBufferPointer) throws {
        state.withLock { state in
            guard state.isWhole else { return }
            var written = 0
            while written < bytes.count {
                let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
                let count = Foundation.write(state.descriptor, rest.baseAddress, rest.count)
                if count < 0, errno == EINTR { continue }
                state.isWhole = count > 0
                if count <= 0 { return }
                written += count
            }
        }
        try sink.write(bytes)
    }

    /// The file with the whole body; nil where there is none.
    func finished() -> URL? {
        state.withLock { state in
            guard state.descriptor >= 0 else { return nil }
            state.isWhole = close(state.descriptor) == 0 && state.isWhole
            state.descriptor = -1
            return state.isWhole ? URL(filePath: path) : nil
        }
    }

    /// Takes away what nobody has moved.
    func discard() {
        state.withLock { state in
            if state.descriptor >= 0 { close(state.descriptor) }
            state.descriptor = -1
        }
        unlink(path)
    }
}
