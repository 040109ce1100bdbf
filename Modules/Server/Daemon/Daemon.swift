import CMicrohttpd
import Foundation
import Synchronization

/// libmicrohttpd with its threads, from `start` to `stop`.
///
/// The library keeps a reference to this value while it runs, so one that is never stopped never goes.
final class Daemon: Sendable {
    /// `@unchecked`: libmicrohttpd guards its daemon itself; `stop` takes the pointer out before it frees it.
    private struct Handle: @unchecked Sendable {
        let pointer: OpaquePointer
    }

    private struct Running {
        let handle: Handle
        /// The listening socket; the library closes it when it stops.
        let listening: Int32
        let sweeper: Task<Void, Never>
    }

    let limits: ServerLimits
    /// Whether the responder reads what a client sends.
    let keepsBody: @Sendable (Request) -> Bool
    let responder: Responder
    let traffic = Traffic()
    let reaper: Reaper
    private let running = Mutex<Running?>(nil)

    init(
        limits: ServerLimits,
        keepsBody: @escaping @Sendable (Request) -> Bool,
        responder: @escaping Responder
    ) {
        self.limits = limits
        self.keepsBody = keepsBody
        self.responder = responder
        reaper = Reaper(patience: limits.patience)
    }

    /// Serves `socket`'s clients; false where the library has no threads or memory to.
    func start(on socket: consuming ListeningSocket) -> Bool {
        let context = Unmanaged.passRetained(self)
        let descriptor = socket.release()
        let pointer = cmicrohttpd_start(
            descriptor,
            DaemonCallbacks.access,
            DaemonCallbacks.completed,
            DaemonCallbacks.connection,
            context.toOpaque(),
            limits.forDaemon
        )
        guard let pointer else {
            context.release()
            close(descriptor)
            return false
        }
        let started = Running(
            handle: Handle(pointer: pointer),
            listening: descriptor,
            sweeper: Task { [reaper] in await reaper.run() }
        )
        running.withLock { $0 = started }
        return true
    }

    /// Takes no more clients, lets running requests end for `limits.grace`, refuses what is left, and stops.
    func stop() async {
        guard let ended = take() else { return }
        traffic.drain()
        // Not MHD_quiesce_daemon: it and a worker may both take the socket out of the worker's epoll set, and the
        // second to try aborts the process (0.9.75). A socket that is shut down refuses clients just as well.
        Reaper.hangUp(ended.listening)
        await traffic.settle(within: limits.grace)
        for exchange in traffic.refuse() { exchange.abandon() }
        await traffic.awaken()
        await traffic.settle(within: .milliseconds(200))
        ended.sweeper.cancel()
        MHD_stop_daemon(ended.handle.pointer)
        Unmanaged.passUnretained(self).release()
    }

    private func take() -> Running? {
        running.withLock { running in
            defer { running = nil }
            return running
        }
    }
}

extension ServerLimits {
    fileprivate var forDaemon: cmicrohttpd_limits {
        cmicrohttpd_limits(
            threads: 2,
            connections: UInt32(clamping: connections),
            timeout_seconds: UInt32(clamping: max(1, patience.components.seconds)),
            connection_memory: 32 << 10
        )
    }
}
