import Foundation
import MangaCrypto
import Synchronization

/// Hands a body on, and keeps a copy of it in a file.
///
/// A copy that cannot be written is given up; the body itself goes its way.
final class CopyingSink: BodySink {
    private struct Copy: ~Copyable {
        var descriptor: Int32 = -1
        var hash = SHA256()
        /// Why it is not whole, as an error number.
        var failure: Int32?
    }

    private let sink: any BodySink
    private let path: String
    private let copy = Mutex(Copy())

    /// The copy stands beside `place`, in a folder that is there, under a name that `AtomicFile` knows as a draft.
    init(_ sink: any BodySink, beside place: String) {
        self.sink = sink
        path = "\(place).\(getpid()).\(UInt32.random(in: 0 ... .max)).part"
    }

    func begin() throws {
        try sink.begin()
    }

    func accepts(_ head: HTTPResponse) throws -> Bool {
        guard try sink.accepts(head) else { return false }
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        let failure = descriptor < 0 ? errno : nil
        copy.withLock { ($0.descriptor, $0.failure) = (descriptor, failure) }
        return true
    }

    func write(_ bytes: UnsafeRawBufferPointer) throws {
        copy.withLock { copy in
            copy.hash.update(bytes)
            var written = 0
            while copy.failure == nil, written < bytes.count {
                let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
                let count = Foundation.write(copy.descriptor, rest.baseAddress, rest.count)
                if count < 0, errno == EINTR { continue }
                if count <= 0 { copy.failure = count < 0 ? errno : EIO }
                written += max(count, 0)
            }
        }
        try sink.write(bytes)
    }

    /// The copy; nil where the body was not for the sink.
    ///
    /// Throws `POSIXError` where it is not whole.
    func finished() throws -> RecordedBody? {
        try copy.withLock { copy in
            if copy.failure == nil, copy.descriptor < 0 { return nil }
            if copy.failure == nil, fsync(copy.descriptor) < 0 { copy.failure = errno }
            if copy.descriptor >= 0, close(copy.descriptor) < 0, copy.failure == nil { copy.failure = errno }
            copy.descriptor = -1
            if let failure = copy.failure { throw POSIXError(POSIXErrorCode(rawValue: failure) ?? .EIO) }
            return .draft(path, hash: copy.hash.finish())
        }
    }

    /// Takes away what nobody has moved.
    func discard() {
        copy.withLock { copy in
            if copy.descriptor >= 0 { close(copy.descriptor) }
            copy.descriptor = -1
        }
        unlink(path)
    }
}
