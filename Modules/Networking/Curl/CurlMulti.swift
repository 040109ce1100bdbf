import CCurl
import Foundation

/// A libcurl multi handle.
///
/// `@unchecked Sendable`, since the handle is a pointer that two threads share: `wake` is the one call that libcurl
/// allows from any thread, and everything else is called by the loop's thread alone. `close` comes last: nobody may
/// wake a closed handle, which `CurlMailbox` sees to under its lock.
struct CurlMulti: @unchecked Sendable {
    let handle: UnsafeMutableRawPointer

    private static let isReady = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

    /// nil when libcurl cannot start.
    init?(connectionsPerHost: Int) {
        guard CurlMulti.isReady, let handle = curl_multi_init() else { return nil }
        self.handle = handle
        ccurl_multi_set_long(handle, CURLMOPT_MAX_HOST_CONNECTIONS, connectionsPerHost)
        // libcurl's default, four times what runs, closes idle connections between two batches.
        ccurl_multi_set_long(handle, CURLMOPT_MAXCONNECTS, max(64, connectionsPerHost))
    }

    func wake() {
        curl_multi_wakeup(handle)
    }

    func add(_ easy: CurlEasy) -> CURLMcode {
        curl_multi_add_handle(handle, easy.handle)
    }

    func remove(_ easy: CurlEasy) {
        curl_multi_remove_handle(handle, easy.handle)
    }

    /// Moves bytes that wait, both ways.
    func perform() {
        var running: Int32 = 0
        curl_multi_perform(handle, &running)
    }

    /// Waits for bytes, `wake`, libcurl's own timers, or `limit`.
    func poll(atMost limit: Duration) {
        let milliseconds = min(max(limit / .milliseconds(1), 0), 60_000).rounded(.up)
        curl_multi_poll(handle, nil, 0, Int32(milliseconds), nil)
    }

    /// The next transfer that ended, by its easy handle, with libcurl's result.
    func nextEnded() -> (UnsafeMutableRawPointer, CURLcode)? {
        var code = CURLE_OK
        return ccurl_multi_next_ended(handle, &code).map { ($0, code) }
    }

    func close() {
        curl_multi_cleanup(handle)
    }
}
