import CCurl
import Foundation

/// One order while it runs, through all its redirects.
///
/// Not `Sendable`: it lives on the loop's thread, which is also where libcurl calls back.
final class CurlTransfer {
    let order: CurlOrder
    let easy: CurlEasy
    /// What is being asked now: the order's request, or where a redirect led.
    private var request: HTTPRequest
    private var answer: CurlAnswer
    private var headers: CurlHeaderList?
    private var clock: TransferClock
    private var redirects = 0

    init(_ order: CurlOrder, easy: CurlEasy) {
        self.order = order
        self.easy = easy
        request = order.request
        answer = CurlAnswer(to: order.request, sink: order.sink)
        clock = TransferClock(order.request, start: .now)
    }

    var server: String { request.url.server }

    /// Whether its bytes may wait a moment for more of them.
    var gathersBytes: Bool { order.sink != nil && clock.isConnected && !request.url.isLoopback }

    /// Sets the handle up for the next request; false when memory is short.
    func prepare() -> Bool {
        answer = CurlAnswer(to: request, sink: order.sink)
        easy.reset()
        headers = CurlHeaderList(request.headers)
        guard let headers else { return false }
        easy.prepare(request, headers: headers, compressed: order.sink == nil)
        installCallbacks()
        return true
    }

    /// The answer, or nil for a redirect: then `prepare` sets the next request up.
    func response(_ code: CURLcode) throws -> HTTPResponse? {
        if let failure = answer.failure { throw failure }
        guard code == CURLE_OK else { throw TransportError(code, of: easy, request: request) }
        if answer.isRedirect, let target = easy.text(CURLINFO_REDIRECT_URL) {
            guard redirects < Redirect.limit else {
                throw TransportError.tooManyRedirects(server: server, limit: Redirect.limit)
            }
            redirects += 1
            request = try Redirect(status: answer.status, target: target).request(after: request)
            return nil
        }
        return try answer.finished()
    }

    /// Why the transfer must end now, if it must.
    func interruption(at now: ContinuousClock.Instant) -> (any Error)? {
        if order.cancellation.isSet { return CancellationError() }
        if request.body != nil { clock.sent(easy.size(CURLINFO_SIZE_UPLOAD_T) ?? 0, at: now) }
        return clock.failure(at: now, server: server)
    }

    func nextDeadline(after now: ContinuousClock.Instant) -> ContinuousClock.Instant {
        clock.nextDeadline ?? now.advanced(by: .seconds(60))
    }

    /// The loop keeps this object for as long as libcurl holds the pointer.
    private func installCallbacks() {
        let me = UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
        ccurl_set_pointer(easy.handle, CURLOPT_PREREQDATA, me)
        ccurl_set_prerequest_function(easy.handle) { me, _, _, _, _ in
            CurlTransfer.at(me)?.clock.touch()
            return CURL_PREREQFUNC_OK
        }
        ccurl_set_pointer(easy.handle, CURLOPT_HEADERDATA, me)
        ccurl_set_data_function(easy.handle, CURLOPT_HEADERFUNCTION) { bytes, size, count, me in
            let line = UnsafeRawBufferPointer(start: bytes, count: size &* count)
            return CurlTransfer.at(me)?.receiveHeader(line) == true ? line.count : Int(CURL_WRITEFUNC_ERROR)
        }
        ccurl_set_pointer(easy.handle, CURLOPT_WRITEDATA, me)
        ccurl_set_data_function(easy.handle, CURLOPT_WRITEFUNCTION) { bytes, size, count, me in
            let piece = UnsafeRawBufferPointer(start: bytes, count: size &* count)
            return CurlTransfer.at(me)?.receiveBody(piece) == true ? piece.count : Int(CURL_WRITEFUNC_ERROR)
        }
    }

    private static func at(_ pointer: UnsafeMutableRawPointer?) -> CurlTransfer? {
        pointer.map { Unmanaged<CurlTransfer>.fromOpaque($0).takeUnretainedValue() }
    }

    private func receiveHeader(_ line: UnsafeRawBufferPointer) -> Bool {
        clock.touch()
        return answer.receiveHeader(line)
    }

    private func receiveBody(_ piece: UnsafeRawBufferPointer) -> Bool {
        clock.touch()
        defer { clock.touch() }
        return answer.receiveBody(piece)
    }
}
