import CCurl
import Foundation

/// What libcurl waits for: its sockets, and its next timer.
///
/// Each turn costs what has happened in it, however many transfers run. Not `Sendable`: it lives on the loop's thread,
/// where libcurl calls back, and for as long as the multi handle.
final class CurlSockets {
    private let multi: CurlMulti
    /// The `CURL_POLL_…` of each.
    private var wanted: [curl_socket_t: Int32] = [:]
    private var users: [UnsafeMutableRawPointer: curl_socket_t] = [:]
    /// What `poll` is asked, the bell first; nil when it has changed.
    private var question: [pollfd]?
    /// When libcurl wants to look at its clock.
    private var due: ContinuousClock.Instant?

    init(_ multi: CurlMulti) {
        self.multi = multi
        let me = Unmanaged.passUnretained(self).toOpaque()
        ccurl_multi_watch_sockets(multi.handle, me) { easy, socket, change, me, _ in
            CurlSockets.at(me)?.change(socket, of: easy, to: change)
            return 0
        }
        ccurl_multi_watch_time(multi.handle, me) { _, milliseconds, me in
            CurlSockets.at(me)?.due = milliseconds < 0 ? nil : .now.advanced(by: .milliseconds(milliseconds))
            return 0
        }
    }

    /// The one that `easy` uses now.
    func socket(of easy: CurlEasy) -> curl_socket_t? {
        users[easy.handle]
    }

    /// Waits for bytes, the bell, libcurl's timer, or `end`, and lets libcurl do what is to be done then.
    func work(until end: ContinuousClock.Instant) {
        let asked = question ?? pollfds
        question = asked
        var answer = asked
        let left = ContinuousClock.now.duration(to: min(end, due ?? end)) / .milliseconds(1)
        guard poll(&answer, nfds_t(answer.count), Int32(min(max(left, 0), 60_000).rounded(.up))) >= 0 else { return }
        if answer[0].revents != 0 { multi.bell.silence() }
        for place in answer.dropFirst() where place.revents != 0 && wanted[place.fd] != nil {
            multi.act(on: place.fd, CurlSockets.events(place.revents))
        }
        guard let due, due <= .now else { return }
        self.due = nil
        multi.act(on: CURL_SOCKET_TIMEOUT, 0)
    }

    private var pollfds: [pollfd] {
        let bell = pollfd(fd: multi.bell.descriptor, events: Int16(POLLIN), revents: 0)
        return [bell]
            + wanted.map { socket, what in
                let events = (what & CURL_POLL_IN != 0 ? POLLIN : 0) | (what & CURL_POLL_OUT != 0 ? POLLOUT : 0)
                return pollfd(fd: socket, events: Int16(events), revents: 0)
            }
    }

    private func change(_ socket: curl_socket_t, of easy: UnsafeMutableRawPointer?, to change: Int32) {
        question = nil
        guard change != CURL_POLL_REMOVE else {
            wanted[socket] = nil
            if let easy, users[easy] == socket { users[easy] = nil }
            return
        }
        wanted[socket] = change
        if let easy { users[easy] = socket }
    }

    /// As libcurl names what `poll` saw.
    private static func events(_ seen: Int16) -> Int32 {
        let seen = Int32(seen)
        return (seen & (POLLIN | POLLHUP) != 0 ? CURL_CSELECT_IN : 0) | (seen & POLLOUT != 0 ? CURL_CSELECT_OUT : 0)
            | (seen & (POLLERR | POLLNVAL) != 0 ? CURL_CSELECT_ERR : 0)
    }

    private static func at(_ pointer: UnsafeMutableRawPointer?) -> CurlSockets? {
        pointer.map { Unmanaged<CurlSockets>.fromOpaque($0).takeUnretainedValue() }
    }
}
