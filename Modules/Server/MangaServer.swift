import Foundation
import Synchronization

/// Serves a shelf over the API that the client speaks.
///
/// Runs on threads of its own until `stop`, which must be awaited before the process ends.
public final class MangaServer: Sendable {
    private struct Running {
        let daemon: Daemon
        let address: ServerAddress
    }

    private let options: ServerOptions
    private let keepsBody: @Sendable (Request) -> Bool
    /// What answers at an address.
    private let responder: @Sendable (ServerAddress) -> Responder
    private let running = Mutex<Running?>(nil)

    /// Without `accounts` nobody can log in, and there are no account calls.
    public init(shelf: any Shelf, options: ServerOptions = ServerOptions(), accounts: AccountBook? = nil) {
        self.options = options
        keepsBody = { Route($0.segments)?.readsBody ?? false }
        responder = { address in
            let access = Access(options, at: address, accounts: accounts)
            let routes = Routes(shelf: shelf, accounts: accounts)
            return { await routes.answer($0, checkedBy: access) }
        }
    }

    /// A server that lets `answer` speak instead of a shelf.
    package init(
        options: ServerOptions = ServerOptions(),
        answer: @escaping @Sendable (ServedCall) async -> ServedAnswer
    ) {
        self.options = options
        keepsBody = { _ in true }
        responder = { _ in { await answer(ServedCall($0)).response } }
    }

    /// Begins to listen; gives the address with its real port.
    ///
    /// A server that runs already keeps its address.
    @discardableResult
    public func start() throws(ServerError) -> ServerAddress {
        try running.withLock { running throws(ServerError) in
            if let running { return running.address }
            let started = try launch()
            running = started
            return started.address
        }
    }

    /// Takes no more requests, lets those in flight end, and frees the port.
    public func stop() async {
        let ended = running.withLock { running in
            defer { running = nil }
            return running
        }
        await ended?.daemon.stop()
    }

    private func launch() throws(ServerError) -> Running {
        let socket = try ListeningSocket(address: options.address, port: options.port)
        let address = ServerAddress(host: ServerAddress.literal(options.address), port: socket.port)
        let daemon = Daemon(limits: options.limits, keepsBody: keepsBody, responder: responder(address))
        guard daemon.start(on: socket) else {
            throw .cannotListen(address: options.address, port: options.port, errno: ENOMEM)
        }
        return Running(daemon: daemon, address: address)
    }
}
