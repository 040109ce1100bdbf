public import Foundation
public import MangaNetworking
import Synchronization

/// A sink that remembers what it was given.
public final class MemorySink: BodySink {
    /// What a sink that refuses throws.
    public struct Refusal: Error, Equatable {
        public init() {}
    }

    private struct State {
        var heads: [HTTPResponse] = []
        var bytes = Data()
        var count = 0
        var largestPiece = 0
    }

    /// Opens with the first byte.
    public let begun = Gate()
    private let state = Mutex(State())
    private let statuses: Set<Int>
    private let keeps: Bool
    private let refusesAt: Int?

    /// Accepts answers with one of `statuses`, throws `Refusal` from the byte `refusesAt` on, and only counts what it
    /// gets unless it `keeps` it.
    public init(accepting statuses: Set<Int> = [200, 206], refusesAt: Int? = nil, keeps: Bool = true) {
        self.statuses = statuses
        self.refusesAt = refusesAt
        self.keeps = keeps
    }

    /// What `accepts` was asked.
    public var heads: [HTTPResponse] { state.withLock { $0.heads } }
    public var bytes: Data { state.withLock { $0.bytes } }
    public var count: Int { state.withLock { $0.count } }
    public var largestPiece: Int { state.withLock { $0.largestPiece } }

    public func accepts(_ head: HTTPResponse) throws -> Bool {
        state.withLock { $0.heads.append(head) }
        return statuses.contains(head.status)
    }

    public func write(_ bytes: UnsafeRawBufferPointer) throws {
        begun.open()
        try state.withLock { state in
            state.count += bytes.count
            state.largestPiece = max(state.largestPiece, bytes.count)
            if keeps { state.bytes.append(contentsOf: bytes) }
            if let refusesAt, state.count > refusesAt { throw Refusal() }
        }
    }
}
