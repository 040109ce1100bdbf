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
    private let start = ContinuousClock.now
    private let proxies: ProxyVariables
    private let logins: LoginMemory
    private var proxy: ProxyAddress?
    /// What was asked for so far.
    private var trail = RedirectTrail()
    private var hops: [HTTPResponse.Hop] = []

    init(_ order: CurlOrder, easy: CurlEasy, proxies: ProxyVariables, logins: LoginMemory) {
        self.order = order
        self.easy = easy
        self.proxies = proxies
        self.logins = logins
        request = order.request.withoutUserInURL
        answer = CurlAnswer(to: request, sink: order.sink)
        clock = TransferClock(request, start: start)
    }

    var server: String { request.url.server }

    /// Whether its bytes may wait a moment for more of them.
    var gathersBytes: Bool { order.sink != nil && clock.isConnected && !request.url.isLoopback }

    /// Sets the handle up for the next request.
    func prepare() throws(TransportError) {
        answer = CurlAnswer(to: request, sink: order.sink)
        easy.reset()
        proxy = try proxies.proxy(for: request)
        headers = CurlHeaderList(request.headers)
        guard let headers else { throw .noMemory(server) }
        easy.prepare(
            request,
            headers: headers,
            schemes: request.login == nil ? 0 : logins.schemes(for: request),
            compressed: order.sink == nil
        )
        easy.prepare(request.connection, through: proxy)
        installCallbacks()
    }

    /// The answer, or nil when another request is due, which `prepare` sets up.
    func response(_ code: CURLcode) throws -> HTTPResponse? {
        if let failure = answer.failure { throw failure }
        // Challenged once too often, the server has refused the login.
        guard code == CURLE_OK || code == CURLE_TOO_MANY_REDIRECTS else {
            throw CurlFailure(code: code, easy: easy, request: request, proxy: proxy, coding: answer.coding).error
        }
        guard answer.hasWholeHead else { throw TransportError.connectionLost(server: server) }
        if answer.status == 407, let proxy { throw TransportError.proxy(proxy.name, .login) }
        if mustAskAgain() { return nil }
        if answer.isRedirect, let target = easy.text(CURLINFO_REDIRECT_URL) {
            request = try trail.step(from: request, by: Redirect(status: answer.status, target: target))
            hops.append(HTTPResponse.Hop(status: answer.status, location: answer.location, next: request))
            return nil
        }
        var response = try answer.finished()
        response.duration = start.duration(to: .now)
        response.redirects = hops
        response.certificateExpiry = easy.certificateExpiry?.date
        return response
    }

    private func mustAskAgain() -> Bool {
        guard request.login != nil else { return false }
        return logins.learn(from: answer.status, offered: easy.number(CURLINFO_HTTPAUTH_AVAIL), to: request)
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
