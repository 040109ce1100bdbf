/// What kind of failure an `ATErrorV2` is (seed 002).
public enum ATErrorTypeV2: String, CaseIterable, Hashable, Sendable {
    /// The server could not be reached, and no network is up (`NetworkInterfaces`).
    case noInternet
    case timeout
    /// The task around an `async` call was cancelled; a cancelled subscription says nothing.
    case cancelled
    /// Nothing was sent: the address is none, the parameters are no JSON, or a header is none.
    case invalidRequest
    /// Anything else: name not found, connection refused or lost, TLS, an answer without `Status`.
    case general
    /// The HTTP status is none of `ConfigurationV2.successStatuses`.
    case httpError
    /// The body is no envelope, or its `Parameters` are not of the type that was asked for.
    case serialization
    /// The envelope's `Status` is no success.
    case api
}
