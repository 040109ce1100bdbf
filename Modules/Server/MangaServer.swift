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

    private let shelf: any Shelf
    private let options: ServerOptions
    private let accounts: AccountBook?
    private let running = Mutex<Running?>(nil)

    /// Without `accounts` nobody can log in, and there are no account calls.
    public init(shelf: any Shelf, options: ServerOptions = ServerOptions(), accounts: AccountBook? = nil) {
        self.shelf = shelf
        self.options = options
        self.accounts = accounts
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
        let access = Access(options, at: address, accounts: accounts)
        let routes = Routes(shelf: shelf, accounts: accounts)
        let daemon = Daemon(limits: options.limits) { request in
            await routes.answer(request, checkedBy: access)
        }
        guard daemon.start(on: socket) else {
            throw .cannotListen(address: options.address, port: options.port, errno: ENOMEM)
        }
        return Running(daemon: daemon, address: address)
    }
}
