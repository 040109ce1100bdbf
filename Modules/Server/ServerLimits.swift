/// How much a server puts up with.
public struct ServerLimits: Hashable, Sendable {
    /// Bytes of a request's body.
    public var body = 1 << 20
    /// Bytes of a body that is read: a form, a customer.
    public var keptBody = 64 << 10
    /// Clients at once.
    public var connections = 512
    /// For a request to arrive whole, and for a client that takes nothing.
    public var patience = Duration.seconds(30)
    /// For running requests to end when the server stops.
    public var grace = Duration.seconds(5)

    public init() {}
}
