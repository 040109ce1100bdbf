public import Foundation
import Synchronization

/// A server on a free loopback port that answers each request with the bytes, silences and breaks it is told to.
///
///     let server = try ScriptedServer { request in
///         request.path == "/slow" ? [.text("HTTP/1.1 200 OK\r\n"), .hang] : [.ok("hello")]
///     }
///     defer { server.stop() }
///
/// Every connection has a thread of its own, is kept alive, and reads whole requests (of a known length).
public final class ScriptedServer: Sendable {
    private struct State {
        var requests: [ServedRequest] = []
        var connections: Set<Int32> = []
        var connectionCount = 0
        var goneCount = 0
        var isStopped = false
        var isFree = false
        var waiters: [Waiter] = []
    }

    private struct Waiter {
        var isDone: @Sendable (State) -> Bool
        var continuation: CheckedContinuation<Void, Never>
    }

    private let listener: Int32
    private let state = Mutex(State())
    private let greeting: [ServerStep]
    private let answer: @Sendable (ServedRequest) -> [ServerStep]

    public let port: Int

    /// A connection starts with `greeting`; `answer` is called on the connections' threads.
    public init(
        greeting: [ServerStep] = [],
        answer: @escaping @Sendable (ServedRequest) -> [ServerStep]
    ) throws {
        (listener, port) = try LoopbackSocket.listen()
        self.greeting = greeting
        self.answer = answer
        Thread.detachNewThread { [self] in acceptConnections() }
    }

    /// Gives every request the same answer.
    public convenience init(_ steps: ServerStep...) throws {
        try self.init { _ in steps }
    }

    /// `http://127.0.0.1:PORT`, without a path.
    public var address: String { "http://127.0.0.1:\(port)" }

    public func url(_ path: String = "/") -> URL {
        URL(string: address + path) ?? URL(filePath: "/")
    }

    /// What has arrived, in order.
    public var requests: [ServedRequest] { state.withLock { $0.requests } }

    /// How many connections were opened in all.
    public var connectionCount: Int { state.withLock { $0.connectionCount } }

    /// Returns when `count` requests have arrived in all.
    public func waitForRequests(_ count: Int = 1) async {
        await wait { $0.requests.count >= count }
    }

    /// Returns when the clients have closed `count` connections in all.
    public func waitForClosedConnections(_ count: Int = 1) async {
        await wait { $0.goneCount >= count }
    }

    /// Returns when, after `stop`, nobody listens any more.
    public func waitUntilFree() async {
        await wait { $0.isFree }
    }

    /// Breaks every connection and frees the port.
    public func stop() {
        state.withLock { state in
            guard !state.isStopped else { return }
            state.isStopped = true
            shutdown(listener, Int32(SHUT_RDWR))
            for connection in state.connections { shutdown(connection, Int32(SHUT_RDWR)) }
        }
        change { $0.goneCount = .max }
    }

    private func acceptConnections() {
        while let connection = LoopbackSocket.accept(listener) {
            let number = state.withLock { state -> Int? in
                guard !state.isStopped else { return nil }
                state.connections.insert(connection.descriptor)
                state.connectionCount += 1
                return state.connectionCount
            }
            guard let number else { break }
            Thread.detachNewThread { [self] in serve(connection, number) }
        }
        close(listener)
        change { $0.isFree = true }
    }

    private func serve(_ connection: LoopbackSocket, _ number: Int) {
        var isOpen = perform(greeting, on: connection)
        while isOpen, var request = connection.readRequest() {
            request.connection = number
            change { [request] in $0.requests.append(request) }
            isOpen = perform(answer(request), on: connection)
        }
        state.withLock { state in
            _ = state.connections.remove(connection.descriptor)
            connection.close()
        }
        change { if $0.goneCount < .max { $0.goneCount += 1 } }
    }

    /// False when the connection is over.
    private func perform(_ steps: [ServerStep], on connection: LoopbackSocket) -> Bool {
        for step in steps {
            switch step {
            case .bytes(let bytes):
                guard connection.send(bytes) else { return false }
            case .flood(let count):
                guard connection.sendZeros(count) else { return false }
            case .waitFor(let gate):
                gate.wait()
            case .hang:
                connection.waitUntilClosed()
                return false
            case .close:
                return false
            case .reset:
                connection.resetOnClose()
                return false
            }
        }
        return true
    }

    private func wait(until isDone: @escaping @Sendable (State) -> Bool) async {
        await withCheckedContinuation { continuation in
            change { $0.waiters.append(Waiter(isDone: isDone, continuation: continuation)) }
        }
    }

    private func change(_ body: (inout State) -> Void) {
        let done = state.withLock { state in
            body(&state)
            let waiters = state.waiters
            state.waiters = waiters.filter { !$0.isDone(state) }
            return waiters.filter { $0.isDone(state) }
        }
        for waiter in done { waiter.continuation.resume() }
    }
}
