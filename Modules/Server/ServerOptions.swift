/// Where a server listens and whom it answers.
public struct ServerOptions: Hashable, Sendable {
    /// Which `Host` a request may name: what keeps a web page from reaching a server on its visitor's own computer.
    public enum HostCheck: Hashable, Sendable {
        /// This computer's own names where the server listens on a loopback address, else any.
        case automatic
        /// These, each with its port.
        case only(Set<String>)
        case off
    }

    /// A numeric address, or `localhost`.
    public var address: String
    /// 0 for any free one.
    public var port: UInt16
    /// What every request must bring as `Authorization: Bearer`; nil for nothing.
    public var token: String?
    public var hosts: HostCheck
    public var limits: ServerLimits

    public init(
        address: String = "127.0.0.1",
        port: UInt16 = 0,
        token: String? = nil,
        hosts: HostCheck = .automatic,
        limits: ServerLimits = ServerLimits()
    ) {
        self.address = address
        self.port = port
        self.token = token
        self.hosts = hosts
        self.limits = limits
    }
}
