import CCurl
import Foundation

/// What is set on a socket.
enum CurlSocket {
    /// Bytes that may be on their way to us from the first answer on: those of a page of a line with much delay.
    private static let window: Int32 = 2 << 20

    /// Lets the server send as fast as its own slow start allows.
    ///
    /// Linux begins with room for 64 KiB and doubles it once a round trip, which on a long line holds the first pages of
    /// each connection back. A low-water mark makes room at once (tcp(7)'s `tcp_rmem` bounds it), and unlike
    /// `SO_RCVBUF` leaves the kernel free to make more later. The mark itself is not wanted.
    static func openWide(_ handle: UnsafeMutableRawPointer) {
        #if os(Linux)
        ccurl_set_socket_function(handle) { _, socket, _ in
            CurlSocket.widen(socket)
            return Int32(CURL_SOCKOPT_OK)
        }
        #endif
    }

    private static func widen(_ socket: curl_socket_t) {
        for mark in [window, 1] { setMark(mark, of: socket) }
    }

    /// Lets `poll` speak of `socket` when so many bytes have come, or no more will.
    static func setMark(_ mark: Int32, of socket: curl_socket_t) {
        // Where it fails, the kernel's own room, and a waking for each packet, will do.
        _ = withUnsafePointer(to: mark) { mark in
            setsockopt(socket, SOL_SOCKET, SO_RCVLOWAT, mark, socklen_t(MemoryLayout<Int32>.size))
        }
    }
}
