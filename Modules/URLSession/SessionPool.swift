import Foundation
import MangaNetworking
import Synchronization

/// The sessions of a transport: one for each transfer at a time, and kept for the next, with its connections.
final class SessionPool: Sendable {
    private struct State {
        /// With the origin that each was used for, the latest last.
        var free: [(desk: SessionDesk, origin: String)] = []
        var busy: [ObjectIdentifier: (desk: SessionDesk, origin: String)] = [:]
        var isShut = false
    }

    private static let limit = 32

    private let state = Mutex(State())

    /// A desk for one transfer to the server of `url`; nil after `shutdown`.
    func desk(for url: URL) -> SessionDesk? {
        let origin = url.webOrigin
        return state.withLock { state in
            guard !state.isShut else { return nil }
            let index = state.free.lastIndex { $0.origin == origin }
            let desk = index.map { state.free.remove(at: $0).desk } ?? SessionDesk { [weak self] in self?.take($0) }
            state.busy[ObjectIdentifier(desk)] = (desk, origin)
            return desk
        }
    }

    /// Ends what runs, and returns when no session is left.
    func shutdown() async {
        await withTaskGroup { group in
            for desk in close() {
                group.addTask { await desk.shutdown() }
            }
        }
    }

    /// The same without waiting.
    func abandon() {
        for desk in close() { desk.abandon() }
    }

    private func close() -> [SessionDesk] {
        state.withLock { state in
            state.isShut = true
            defer { (state.free, state.busy) = ([], [:]) }
            return state.free.map(\.desk) + state.busy.values.map(\.desk)
        }
    }

    /// Takes a desk back whose transfer is over.
    private func take(_ desk: SessionDesk) {
        let surplus = state.withLock { state -> SessionDesk? in
            guard let used = state.busy.removeValue(forKey: ObjectIdentifier(desk)) else { return nil }
            state.free.append(used)
            return state.free.count > SessionPool.limit ? state.free.removeFirst().desk : nil
        }
        surplus?.abandon()
    }
}
