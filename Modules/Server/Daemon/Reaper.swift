import Foundation
import Synchronization

/// Closes connections whose next request takes too long to arrive whole.
///
/// libmicrohttpd's own timeout is for silence only: a client that drips a byte a second would hold its place for ever.
final class Reaper: Sendable {
    private struct Client {
        let socket: Int32
        /// Nil while its request is answered.
        var waitingSince: ContinuousClock.Instant?
    }

    private let clients = Mutex<[UInt: Client]>([:])
    private let patience: Duration

    init(patience: Duration) {
        self.patience = patience
    }

    func opened(_ connection: Connection) {
        let client = Client(socket: connection.socket, waitingSince: .now)
        clients.withLock { $0[connection.id] = client }
    }

    /// Called before the socket is closed, so that no number is shut down that means another one already.
    func closed(_ connection: Connection) {
        clients.withLock { $0[connection.id] = nil }
    }

    /// A new wait begins: for the body after the headers, for the next request after an answer.
    func waits(for connection: Connection) {
        clients.withLock { $0[connection.id]?.waitingSince = .now }
    }

    func isServed(_ connection: Connection) {
        clients.withLock { $0[connection.id]?.waitingSince = nil }
    }

    /// Sweeps until cancelled.
    func run() async {
        while !Task.isCancelled {
            // Cancelled: the loop ends.
            try? await Task.sleep(for: min(patience / 4, .seconds(1)))
            sweep(now: .now)
        }
    }

    private func sweep(now: ContinuousClock.Instant) {
        clients.withLock { clients in
            for client in clients.values {
                guard let since = client.waitingSince, now - since > patience else { continue }
                Reaper.hangUp(client.socket)
            }
        }
    }

    /// Ends both directions of `socket`; who owns it still closes it.
    static func hangUp(_ socket: Int32) {
        shutdown(socket, Int32(SHUT_RDWR))
    }
}
