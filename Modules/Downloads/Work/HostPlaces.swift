import Foundation
import Synchronization

/// How many pages may be fetched from one host at once, over all chapters; who comes first goes first.
final class HostPlaces: Sendable {
    private typealias Waiter = CheckedContinuation<Bool, Never>

    private struct Host {
        var taken = 0
        var line: [(id: UUID, waiter: Waiter)] = []
    }

    private let hosts = Mutex<[String: Host]>([:])

    /// Runs `work` when one of `limit` places at the host of `url` is free; throws `CancellationError` where the
    /// surrounding task is cancelled before.
    func withPlace<Value: Sendable>(
        at url: URL,
        limit: Int,
        _ work: () async throws -> Value
    ) async throws -> Value {
        let host = "\(url.host() ?? ""):\(url.port ?? 0)"
        guard await enter(host, limit) else { throw CancellationError() }
        defer { leave(host) }
        return try await work()
    }

    private func enter(_ host: String, _ limit: Int) async -> Bool {
        let id = UUID()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { waiter in
                let answer: Bool? = hosts.withLock { hosts in
                    if Task.isCancelled { return false }
                    guard hosts[host]?.taken ?? 0 >= limit else {
                        hosts[host, default: Host()].taken += 1
                        return true
                    }
                    hosts[host, default: Host()].line.append((id, waiter))
                    return nil
                }
                if let answer { waiter.resume(returning: answer) }
            }
        } onCancel: {
            let waiter = hosts.withLock { hosts -> Waiter? in
                guard let place = hosts[host]?.line.firstIndex(where: { $0.id == id }) else { return nil }
                return hosts[host]?.line.remove(at: place).waiter
            }
            waiter?.resume(returning: false)
        }
    }

    /// Hands the place to the first in line.
    private func leave(_ host: String) {
        let next = hosts.withLock { hosts -> Waiter? in
            guard var state = hosts[host] else { return nil }
            if !state.line.isEmpty {
                defer { hosts[host] = state }
                return state.line.removeFirst().waiter
            }
            state.taken -= 1
            hosts[host] = state.taken > 0 ? state : nil
            return nil
        }
        next?.resume(returning: true)
    }
}
