import CCurl
import Foundation

extension CurlEasy {
    /// Sets the handle up for `request`; `headers` must live until the transfer ends.
    ///
    /// Redirects are not libcurl's business (see `Redirect`), and neither are the stall and total timeouts. A login is:
    /// libcurl answers a challenge that is among `schemes`, and keeps the refused answer's body to itself.
    func prepare(_ request: HTTPRequest, headers: CurlHeaderList, schemes: Int, compressed: Bool) {
        set(CURLOPT_URL, request.url.absoluteString)
        set(CURLOPT_PROTOCOLS_STR, "http,https")
        set(CURLOPT_FOLLOWLOCATION, 0)
        set(CURLOPT_NOSIGNAL, 1)
        // Otherwise removing a handle that still resolves its host waits for the resolver's thread.
        set(CURLOPT_QUICK_EXIT, 1)
        set(CURLOPT_CONNECTTIMEOUT_MS, request.connectTimeout)
        CurlSocket.openWide(handle)
        // The default, 16 KiB, costs 15 % more CPU.
        set(CURLOPT_BUFFERSIZE, 128 << 10)
        set(CURLOPT_HTTP_VERSION, Int(request.version == .http1 ? CURL_HTTP_VERSION_1_1 : CURL_HTTP_VERSION_2TLS))
        // "": every coding this libcurl knows.
        if compressed { set(CURLOPT_ACCEPT_ENCODING, "") }
        // On a kept connection that the server closes meanwhile, libcurl sends anything again, a POST too.
        if !request.method.isIdempotent { set(CURLOPT_FRESH_CONNECT, 1) }
        if let login = request.login {
            set(CURLOPT_HTTPAUTH, schemes)
            // A challenge counts as one; a server may call every answer to it stale.
            set(CURLOPT_MAXREDIRS, 3)
            set(CURLOPT_USERNAME, login.user)
            set(CURLOPT_PASSWORD, login.password)
        }
        prepareBody(of: request)
        ccurl_set_list(handle, CURLOPT_HTTPHEADER, headers.first)
    }

    private func prepareBody(of request: HTTPRequest) {
        if let body = request.body ?? (request.method.hasBody ? Data() : nil) {
            ccurl_set_offset(handle, CURLOPT_POSTFIELDSIZE_LARGE, curl_off_t(body.count))
            body.withUnsafeBytes { bytes in
                // NULL would mean "no body": for an empty one the address of anything will do.
                withUnsafePointer(to: 0 as UInt8) { empty in
                    _ = ccurl_set_pointer(handle, CURLOPT_COPYPOSTFIELDS, bytes.baseAddress ?? UnsafeRawPointer(empty))
                }
            }
        }
        if request.method == .head { set(CURLOPT_NOBODY, 1) }
        set(CURLOPT_CUSTOMREQUEST, request.method == .head ? nil : request.method.value)
    }
}

extension HTTPMethod {
    fileprivate var hasBody: Bool {
        self == .post || self == .put || self == .patch
    }
}
