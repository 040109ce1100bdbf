import CCurl
import Foundation

/// A libcurl multi handle, and the bell of the loop that drives it.
///
/// `@unchecked Sendable`, since the handle is a pointer: it is the loop's thread alone that uses it, and what others
/// may touch is the bell. `close` comes last: nobody may ring the bell of a closed handle, which `CurlMailbox` sees to
/// under its lock.
struct CurlMulti: @unchecked Sendable {
    let handle: UnsafeMutableRawPointer
    let bell: CurlBell

    private static let isReady = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

    /// nil when libcurl cannot start.
    init?(connectionsPerHost: Int) {
        guard CurlMulti.isReady, let bell = CurlBell() else { return nil }
        guard let handle = curl_multi_init() else {
            bell.remove()
            return nil
        }
        self.handle = handle
        self.bell = bell
        ccurl_multi_set_long(handle, CURLMOPT_MAX_HOST_CONNECTIONS, connectionsPerHost)
        // libcurl's default, four times what runs, closes idle connections between two batches.
        ccurl_multi_set_long(handle, CURLMOPT_MAXCONNECTS, max(64, connectionsPerHost))
    }

    /// Any thread may.
    func wake() {
        bell.ring()
    }

    func add(_ easy: CurlEasy) -> CURLMcode {
        curl_multi_add_handle(handle, easy.handle)
    }

    func remove(_ easy: CurlEasy) {
        curl_multi_remove_handle(handle, easy.handle)
    }

    /// Moves the bytes that wait at `socket`, which has seen `events` (`CURL_CSELECT_…`).
    func act(on socket: curl_socket_t, _ events: Int32) {
        var running: Int32 = 0
        curl_multi_socket_action(handle, socket, events, &running)
    }

    /// The next transfer that ended, by its easy handle, with libcurl's result.
    func nextEnded() -> (UnsafeMutableRawPointer, CURLcode)? {
        var code = CURLE_OK
        return ccurl_multi_next_ended(handle, &code).map { ($0, code) }
    }

    func close() {
        curl_multi_cleanup(handle)
        bell.remove()
    }
}
