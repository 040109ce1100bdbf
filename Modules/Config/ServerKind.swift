/// The protocol an environment speaks.
public enum ServerKind: String, Codable, CaseIterable, Sendable {
    /// The backend of the seeds.
    case mangareader
}
