import Foundation

/// Whole reads and writes on a file descriptor, whatever interrupts them.
enum Descriptor {
    /// Writes all of `text`; false when the other end is gone.
    @discardableResult
    static func write(_ text: String, to descriptor: Int32) -> Bool {
        failure(writing: text, to: descriptor) == 0
    }

    /// Writes all of `text`; 0, or the `errno` that ended it.
    static func failure(writing text: String, to descriptor: Int32) -> Int32 {
        var text = text
        return text.withUTF8 { bytes in
            var rest = UnsafeRawBufferPointer(bytes)
            while !rest.isEmpty {
                guard let count = writeSome(rest, to: descriptor) else { return errno }
                rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
            }
            return 0
        }
    }

    /// Reads what is there, up to 4096 bytes: empty when a signal came or nothing is there yet, nil at the end.
    static func readSome(from descriptor: Int32) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(descriptor, &bytes, bytes.count)
        if count > 0 { return Array(bytes[..<count]) }
        return count < 0 && (errno == EINTR || errno == EAGAIN) ? [] : nil
    }

    /// Which of `descriptors` have something to read within `milliseconds` (-1: wait as long as it takes).
    ///
    /// A closed end counts as readable, a negative descriptor is ignored.
    static func readable(_ descriptors: [Int32], within milliseconds: Int32) -> Set<Int32> {
        var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        guard poll(&polled, nfds_t(polled.count), milliseconds) > 0 else { return [] }
        return Set(polled.filter { $0.revents != 0 }.map(\.fd))
    }

    private static func writeSome(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int? {
        let count = Foundation.write(descriptor, bytes.baseAddress, bytes.count)
        if count >= 0 { return count }
        switch errno {
        case EINTR: return 0
        case EAGAIN:
            var polled = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            return poll(&polled, 1, -1) < 0 && errno != EINTR ? nil : 0
        default: return nil
        }
    }
}
