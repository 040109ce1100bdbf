import Foundation

/// A TCP socket that listens; closes unless it is given away.
///
/// It is made here and not by libmicrohttpd so that each way to fail is told apart. `SO_REUSEPORT` stays off: with it
/// a second server would start on the same port and share its clients.
struct ListeningSocket: ~Copyable {
    let descriptor: Int32
    /// The real one, where any was asked for.
    let port: UInt16

    init(address text: String, port: UInt16) throws(ServerError) {
        guard let endpoint = Endpoint(host: ServerAddress.literal(text), port: port) else { throw .badAddress(text) }
        let descriptor = socket(endpoint.family, streamType, 0)
        guard descriptor >= 0 else { throw .cannotListen(address: text, port: port, errno: errno) }
        do throws(ServerError) {
            try ListeningSocket.listen(descriptor, on: endpoint, named: text, port: port)
        } catch {
            close(descriptor)
            throw error
        }
        self.descriptor = descriptor
        self.port = ListeningSocket.port(of: descriptor) ?? port
    }

    /// The descriptor, now the caller's to close.
    consuming func release() -> Int32 {
        let descriptor = descriptor
        discard self
        return descriptor
    }

    deinit {
        close(descriptor)
    }

    private static func listen(
        _ descriptor: Int32,
        on endpoint: Endpoint,
        named address: String,
        port: UInt16
    ) throws(ServerError) {
        var yes: Int32 = 1
        // A port whose last connections still linger may be taken again at once.
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        let isBound = endpoint.withAddress { bind(descriptor, $0, $1) == 0 }
        guard isBound, Foundation.listen(descriptor, 128) == 0 else {
            throw ServerError(errno: errno, address: address, port: port)
        }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }

    private static func port(of descriptor: Int32) -> UInt16? {
        var storage = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let isKnown = withUnsafeMutableBytes(of: &storage) { bytes in
            bytes.withMemoryRebound(to: sockaddr.self) { getsockname(descriptor, $0.baseAddress, &length) == 0 }
        }
        // The port stands at the same place for both families, in network order.
        return isKnown ? withUnsafeBytes(of: &storage) { UInt16($0[2]) << 8 | UInt16($0[3]) } : nil
    }
}

#if canImport(Darwin)
private let streamType = SOCK_STREAM
#else
private let streamType = Int32(SOCK_STREAM.rawValue)
#endif
