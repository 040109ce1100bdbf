import Foundation
import MangaNetworking

/// A blocking socket on 127.0.0.1, used by one thread.
struct LoopbackSocket: Sendable {
    let descriptor: Int32

    /// A listening socket on a free port.
    static func listen(backlog: Int32 = 128) throws -> (descriptor: Int32, port: Int) {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in(loopbackPort: 0)
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                descriptor >= 0 && bind(descriptor, address, size) == 0 && Foundation.listen(descriptor, backlog) == 0
                    && getsockname(descriptor, address, &size) == 0
            }
        }
        guard result else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        return (descriptor, Int(UInt16(bigEndian: address.sin_port)))
    }

    /// The next connection; nil when the listener was shut down.
    static func accept(_ listener: Int32) -> LoopbackSocket? {
        let descriptor = Foundation.accept(listener, nil, nil)
        return descriptor < 0 ? nil : LoopbackSocket(descriptor: descriptor)
    }

    /// A connection under way, for as long as its descriptor is open.
    static func connectWithoutWaiting(to port: Int) -> Int32 {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue), 0)
        var address = sockaddr_in(loopbackPort: UInt16(port))
        withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                _ = connect(descriptor, address, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        return descriptor
    }

    /// Whether somebody listens on `port`.
    static func isAccepting(_ port: Int) -> Bool {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { _ = Foundation.close(descriptor) }
        var address = sockaddr_in(loopbackPort: UInt16(port))
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                connect(descriptor, address, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
    }

    /// nil when the client closed the connection, or sent none.
    func readRequest() -> ServedRequest? {
        var bytes = Data()
        while true {
            if let end = bytes.firstRange(of: Data("\r\n\r\n".utf8)) {
                var request = ServedRequest(head: String(decoding: bytes[..<end.lowerBound], as: UTF8.self))
                let length = Int(request.headers["Content-Length"] ?? "0") ?? 0
                while bytes.count < end.upperBound + length, read(into: &bytes) {}
                request.body = Data(bytes[end.upperBound...])
                return request
            }
            guard read(into: &bytes) else { return nil }
        }
    }

    func send(_ bytes: Data) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var sent = 0
            while sent < buffer.count {
                let rest = UnsafeRawBufferPointer(rebasing: buffer[sent...])
                let count = Foundation.send(descriptor, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
                guard count > 0 else { return false }
                sent += count
            }
            return true
        }
    }

    func sendZeros(_ count: Int) -> Bool {
        let piece = Data(count: 64 << 10)
        var left = count
        while left > 0 {
            guard send(piece.prefix(left)) else { return false }
            left -= piece.count
        }
        return true
    }

    func waitUntilClosed() {
        var bytes = Data()
        while read(into: &bytes) { bytes.removeAll() }
    }

    func resetOnClose() {
        var option = linger(l_onoff: 1, l_linger: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
    }

    func close() {
        _ = Foundation.close(descriptor)
    }

    private func read(into bytes: inout Data) -> Bool {
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        guard count > 0 else { return false }
        bytes.append(contentsOf: buffer[..<count])
        return true
    }
}

extension sockaddr_in {
    fileprivate init(loopbackPort port: UInt16) {
        self.init()
        sin_family = sa_family_t(AF_INET)
        sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
        sin_port = port.bigEndian
    }
}

extension ServedRequest {
    fileprivate init(head: String) {
        let lines = head.components(separatedBy: "\r\n")
        let words = lines[0].components(separatedBy: " ")
        var headers = HTTPHeaders()
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2 else { continue }
            headers.append(String(parts[0]), parts[1].trimmingCharacters(in: .whitespaces))
        }
        self.init(
            method: words[0],
            path: words.count > 1 ? words[1] : "",
            headers: headers,
            body: Data()
        )
    }
}
