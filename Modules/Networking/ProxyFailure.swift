/// Why a proxy was no way to the server.
public enum ProxyFailure: Hashable, Sendable {
    /// It does not answer, or is no proxy.
    case unreachable
    /// It wants a user and password, or other ones.
    case login
    case refused(server: String, reason: String)
    /// It tried, in vain.
    case cannotReach(server: String, reason: String)
}
