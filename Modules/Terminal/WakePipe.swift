import Foundation

/// A pipe that ends a wait: a byte written at one end makes the other readable.
///
/// Neither end blocks. When no pipe can be had both ends are -1, which every call here ignores.
final class WakePipe: Sendable {
    let reader: Int32
    let writer: Int32

    init() {
        var ends: [Int32] = [-1, -1]
        let isOpen = pipe(&ends) == 0
        (reader, writer) = isOpen ? (ends[0], ends[1]) : (-1, -1)
        for end in [reader, writer] where end >= 0 {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
        }
    }

    deinit {
        for end in [reader, writer] where end >= 0 { close(end) }
    }

    /// A full pipe is as good as one more byte: the reader wakes up anyway.
    func wake() {
        var byte: UInt8 = 0
        _ = write(writer, &byte, 1)
    }

    /// Empties the pipe and returns what was in it.
    func drain() -> [UInt8] {
        var all: [UInt8] = []
        while let bytes = Descriptor.readSome(from: reader), !bytes.isEmpty { all += bytes }
        return all
    }
}
