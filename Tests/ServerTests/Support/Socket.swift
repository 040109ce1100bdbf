import Foundation
import MangaServer

/// A blocking TCP connection.
final class Socket: Sendable {
    private struct Refused: Error {
        let errno: Int32
    }

    private let descriptor: Int32

    init(to address: ServerAddress) throws {
        var hints = addrinfo()
        hints.ai_flags = AI_NUMERICHOST
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var list: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(address.host, String(address.port), &hints, &list) == 0, let first = list?.pointee else {
            throw Refused(errno: EINVAL)
        }
        defer { freeaddrinfo(list) }
        descriptor = socket(first.ai_family, first.ai_socktype, 0)
        // A test that would hang fails instead.
        var limit = timeval(tv_sec: 20, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        guard connect(descriptor, first.ai_addr, first.ai_addrlen) == 0 else { throw Refused(errno: errno) }
    }

    deinit {
        close(descriptor)
    }

    func exchange(_ bytes: [UInt8]) throws -> [UInt8] {
        try write(bytes)
        return try readToEnd()
    }

    func write(_ bytes: [UInt8]) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { throw Refused(errno: errno) }
            rest = rest.dropFirst(count)
        }
    }

    /// Up to `count` bytes; none at the end.
    func read(_ count: Int = 65536) throws -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: count)
        let received = recv(descriptor, &buffer, count, 0)
        // A server that has not read all we sent resets the connection: an end as well.
        if received < 0, errno == ECONNRESET { return [] }
        guard received >= 0 else { throw Refused(errno: errno) }
        return Array(buffer.prefix(received))
    }

    func readToEnd() throws -> [UInt8] {
        var all: [UInt8] = []
        while case let more = try read(), !more.isEmpty { all += more }
        return all
    }
}
