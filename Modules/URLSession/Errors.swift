/// What seed 004's router throws.
public enum Errors: Error, Equatable, Sendable {
    /// Base URL and path make no http or https URL.
    case parseUrlFail
}
