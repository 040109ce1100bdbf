/// What a committed transaction survives.
public enum Durability: Sendable {
    /// The death of the process; after a power cut the last ones may be missing, never torn.
    case normal
    /// A power cut too: the log is synced before the commit returns.
    case full

    var pragma: String {
        switch self {
        case .normal: "PRAGMA synchronous = NORMAL"
        case .full: "PRAGMA synchronous = FULL"
        }
    }
}
