import CCurl
import Foundation

/// The one thread that runs every transfer of a transport.
///
/// Not `Sendable`: made on its thread, and gone with it.
final class CurlLoop {
    private let multi: CurlMulti
    private let sockets: CurlSockets
    private let mailbox: CurlMailbox
    private let proxies: ProxyVariables
    private let logins = LoginMemory()
    private var lines = CurlLines()
    private var transfers: [UnsafeMutableRawPointer: CurlTransfer] = [:]
    /// Handles keep their TLS sessions, so they are worth keeping.
    private var idle: [CurlEasy] = []

    init(multi: CurlMulti, mailbox: CurlMailbox, proxies: ProxyVariables) {
        self.multi = multi
        sockets = CurlSockets(multi)
        self.mailbox = mailbox
        self.proxies = proxies
    }

    /// Returns after `CurlMailbox.stop`, when everything is closed.
    func run() {
        blockBrokenPipes()
        while let orders = mailbox.collect() {
            lines.add(orders)
            endCancelledAndLate()
            endDone()
            beginNext()
            work()
        }
        close()
    }

    /// OpenSSL writes to sockets that the peer may have closed.
    ///
    /// The signal goes to the thread that wrote: this one.
    private func blockBrokenPipes() {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
    }

    private func endDone() {
        while let (handle, code) = multi.nextEnded() {
            if let transfer = transfers[handle] { end(transfer, code) }
        }
    }

    /// Begins those whose turn has come.
    private func beginNext() {
        while let order = lines.next() { begin(order) }
    }

    private func begin(_ order: CurlOrder) {
        do {
            if order.cancellation.isSet { throw CancellationError() }
            try order.sink?.begin()
            guard let easy = idle.popLast() ?? CurlEasy() else {
                throw TransportError.noMemory(order.request.url.server)
            }
            start(order, easy)
        } catch {
            lines.leave(order)
            order.caller.resume(throwing: error)
        }
    }

    private func start(_ order: CurlOrder, _ easy: CurlEasy) {
        let transfer = CurlTransfer(order, easy: easy, proxies: proxies, logins: logins)
        transfers[easy.handle] = transfer
        start(transfer)
    }

    private func start(_ transfer: CurlTransfer) {
        do {
            try transfer.prepare()
            guard multi.add(transfer.easy) == CURLM_OK else { throw TransportError.noMemory(transfer.server) }
        } catch {
            finish(transfer, .failure(error))
        }
    }

    /// Libcurl is done with one request: that is the end, or a redirect to follow.
    private func end(_ transfer: CurlTransfer, _ code: CURLcode) {
        do {
            guard let response = try transfer.response(code) else {
                transfer.endGathering()
                multi.remove(transfer.easy)
                return start(transfer)
            }
            finish(transfer, .success(response))
        } catch {
            finish(transfer, .failure(error))
        }
    }

    private func endCancelledAndLate() {
        for order in lines.takeOut(where: \.cancellation.isSet) { order.caller.resume(throwing: CancellationError()) }
        let now = ContinuousClock.now
        for transfer in transfers.values {
            if let failure = transfer.interruption(at: now) { finish(transfer, .failure(failure)) }
        }
    }

    private func finish(_ transfer: CurlTransfer, _ result: Result<HTTPResponse, any Error>) {
        let easy = transfer.easy
        transfer.endGathering()
        multi.remove(easy)
        transfers[easy.handle] = nil
        easy.reset()
        if idle.count < 32 { idle.append(easy) }
        lines.leave(transfer.order)
        transfer.order.caller.resume(with: result)
    }

    private func work() {
        let now = ContinuousClock.now
        var end = now.advanced(by: .seconds(60))
        for transfer in transfers.values {
            transfer.gather(at: now, on: sockets.socket(of: transfer.easy))
            end = min(end, transfer.nextDeadline(after: now))
        }
        sockets.work(until: end)
    }

    private func close() {
        for order in mailbox.abandon() + lines.takeOut(where: { _ in true }) {
            order.caller.resume(throwing: CancellationError())
        }
        for transfer in transfers.values { finish(transfer, .failure(CancellationError())) }
        idle = []
        multi.close()
        mailbox.end()
    }
}
