import CCurl
import Foundation

/// One libcurl easy handle.
///
/// Not `Sendable`: it lives on the loop's thread.
final class CurlEasy {
    let handle: UnsafeMutableRawPointer
    /// Where libcurl writes what exactly went wrong.
    private let complaint = UnsafeMutablePointer<CChar>.allocate(capacity: Int(CURL_ERROR_SIZE))

    /// nil when memory is short.
    init?() {
        guard let handle = curl_easy_init() else {
            complaint.deallocate()
            return nil
        }
        self.handle = handle
        reset()
    }

    deinit {
        curl_easy_cleanup(handle)
        complaint.deallocate()
    }

    /// Back to the defaults; live connections and TLS sessions stay.
    func reset() {
        curl_easy_reset(handle)
        complaint.pointee = 0
        ccurl_set_pointer(handle, CURLOPT_ERRORBUFFER, complaint)
    }

    /// libcurl's words for the last transfer's failure; those for `code` where it has no better ones.
    func words(of code: CURLcode) -> String {
        let words = String(cString: complaint)
        return words.isEmpty ? String(cString: curl_easy_strerror(code)) : words
    }

    func set(_ option: CURLoption, _ value: Int) {
        ccurl_set_long(handle, option, value)
    }

    /// libcurl copies the text.
    func set(_ option: CURLoption, _ text: String?) {
        ccurl_set_string(handle, option, text)
    }

    /// Milliseconds; at least one, since 0 means libcurl's own default.
    func set(_ option: CURLoption, _ time: Duration) {
        let milliseconds = min(max(time / .milliseconds(1), 1), Double(Int32.max))
        set(option, Int(milliseconds))
    }

    func number(_ info: CURLINFO) -> Int {
        var value = 0
        ccurl_get_long(handle, info, &value)
        return value
    }

    /// nil where libcurl does not know (-1).
    func size(_ info: CURLINFO) -> Int? {
        var value: curl_off_t = -1
        ccurl_get_offset(handle, info, &value)
        return value < 0 ? nil : Int(value)
    }

    func text(_ info: CURLINFO) -> String? {
        var value: UnsafeMutablePointer<CChar>?
        ccurl_get_string(handle, info, &value)
        return value.map { String(cString: $0) }
    }
}
