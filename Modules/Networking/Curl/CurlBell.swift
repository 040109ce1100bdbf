import Foundation

/// Wakes the loop from any thread: a pipe that `poll` looks at, beside the sockets.
struct CurlBell: Sendable {
    /// Where `poll` sees that it was rung.
    let descriptor: Int32
    private let far: Int32

    /// nil when descriptors are short.
    init?() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        (descriptor, far) = (ends[0], ends[1])
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
    }

    func ring() {
        var byte: UInt8 = 1
        // A full pipe rings already.
        _ = write(far, &byte, 1)
    }

    /// Nobody has rung since.
    func silence() {
        var bytes = [UInt8](repeating: 0, count: 64)
        while read(descriptor, &bytes, bytes.count) == bytes.count {}
    }

    func remove() {
        close(descriptor)
        close(far)
    }
}
