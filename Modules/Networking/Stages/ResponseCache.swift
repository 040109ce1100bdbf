public import Foundation
public import MangaConfig
import Synchronization

/// Answers of one environment, kept in memory; the ones not used for the longest time go first.
///
/// Bounded in answers and in bytes. What is kept may be of the user who is logged in: whoever changes that empties it.
public final class ResponseCache: Sendable {
    /// How much is kept.
    public struct Limits: Hashable, Sendable {
        /// Answers.
        public var count: Int
        /// Of all answers together.
        public var bytes: Int
        /// Of one answer; larger ones are not kept.
        public var bytesOfOne: Int
        /// Seconds that an answer is good for which does not say so itself.
        public var lifetime: TimeInterval

        public init(count: Int = 100, bytes: Int = 32 << 20, bytesOfOne: Int = 4 << 20, lifetime: TimeInterval = 300) {
            self.count = count
            self.bytes = bytes
            self.bytesOfOne = bytesOfOne
            self.lifetime = lifetime
        }
    }

    private struct Entry {
        var url: URL
        var kept: KeptResponse
        var lastUse: Int
    }

    private struct State {
        var entries: [Entry] = []
        var uses = 0
        var generation = 0
    }

    let limits: Limits
    private let isIdle: @Sendable () -> Bool
    private let state = Mutex(State())

    /// While it `isIdle` it has no answers, so that each is asked for.
    public init(_ limits: Limits = Limits(), isIdle: @escaping @Sendable () -> Bool = { false }) {
        self.limits = limits
        self.isIdle = isIdle
    }

    /// As `config` says; nil where it wants none.
    public convenience init?(_ config: APIConfig, isIdle: @escaping @Sendable () -> Bool = { false }) {
        guard config.cacheEnabled, config.cacheMaxMemoryUsage > 0 else { return nil }
        self.init(Limits(count: config.cacheMaxMemoryUsage, lifetime: config.cacheExpiry), isIdle: isIdle)
    }

    public var count: Int { state.withLock { $0.entries.count } }

    /// Forgets everything, and everything that is on its way now.
    public func removeAll() {
        state.withLock { state in
            state.entries = []
            state.generation += 1
        }
    }

    /// How often it was emptied: what was asked for before the last time is not kept.
    var generation: Int { state.withLock { $0.generation } }

    func response(to request: HTTPRequest) -> KeptResponse? {
        if isIdle() { return nil }
        return state.withLock { state in
            guard let index = state.entries.firstIndex(where: { $0.url == request.url && $0.kept.answers(request) })
            else { return nil }
            state.uses += 1
            state.entries[index].lastUse = state.uses
            return state.entries[index].kept
        }
    }

    /// Keeps `response` in place of what answered `request` before; nil only forgets that.
    func keep(_ response: KeptResponse?, for request: HTTPRequest, generation: Int) {
        state.withLock { state in
            guard state.generation == generation else { return }
            state.entries.removeAll { $0.url == request.url && $0.kept.answers(request) }
            guard let response, response.size <= limits.bytesOfOne else { return }
            state.uses += 1
            state.entries.append(Entry(url: request.url, kept: response, lastUse: state.uses))
            shrink(&state)
        }
    }

    private func shrink(_ state: inout State) {
        var bytes = state.entries.reduce(0) { $0 + $1.kept.size }
        while state.entries.count > limits.count || bytes > limits.bytes {
            guard let oldest = state.entries.indices.min(by: { state.entries[$0].lastUse < state.entries[$1].lastUse })
            else { return }
            bytes -= state.entries.remove(at: oldest).kept.size
        }
    }
}
