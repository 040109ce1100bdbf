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
    private var gathering: Gathering
    /// What its socket is set to, where that is not what all are.
    private var mark: (bytes: Int, socket: curl_socket_t)?
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
        gathering = Gathering(isEncrypted: false)
    }

    var server: String { request.url.server }

    /// Sets the handle up for the next request.
    func prepare() throws(TransportError) {
        answer = CurlAnswer(to: request, sink: order.sink)
        easy.reset()
        proxy = try proxies.proxy(for: request)
        gathering = Gathering(isEncrypted: request.url.scheme?.lowercased() == "https" || proxy?.isTLS == true)
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
        let deadline = clock.nextDeadline ?? now.advanced(by: .seconds(60))
        return mark == nil ? deadline : min(deadline, gathering.deadline)
    }

    /// Before the loop waits: sets how many bytes at `socket` it is to be woken for.
    func gather(at now: ContinuousClock.Instant, on socket: curl_socket_t?) {
        let bytes = gathering.mark(at: now)
        guard bytes != mark?.bytes ?? 1, let socket = mark?.socket ?? socket else { return }
        CurlSocket.setMark(Int32(bytes), of: socket)
        mark = bytes > 1 ? (bytes, socket) : nil
    }

    /// Nothing more is to come: the connection is left as others expect it.
    ///
    /// Where libcurl has closed it, the number may be another socket's by now, which loses nothing but its own mark.
    func endGathering() {
        if let socket = mark?.socket { CurlSocket.setMark(1, of: socket) }
        mark = nil
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
        let isTaken = answer.receiveBody(piece)
        let now = ContinuousClock.now
        clock.touch(at: now)
        gathering.note(left: answer.bodyLeft, at: now)
        return isTaken
    }
}
