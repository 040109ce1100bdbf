public import Foundation

/// A loopback port whose queue of connections is full, so that a further one gets no answer at all.
public final class FullListener: Sendable {
    public let port: Int
    private let descriptors: [Int32]

    public init() throws {
        let (listener, port) = try LoopbackSocket.listen(backlog: 0)
        self.port = port
        descriptors = [listener] + (0..<8).map { _ in LoopbackSocket.connectWithoutWaiting(to: port) }
    }

    public var url: URL { URL(string: "http://127.0.0.1:\(port)/") ?? URL(filePath: "/") }

    public func close() {
        for descriptor in descriptors { _ = Foundation.close(descriptor) }
    }
}
