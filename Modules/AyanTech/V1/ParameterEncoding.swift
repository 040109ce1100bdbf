/// Where an `ATRequest` puts its parameters (seed 002).
@available(*, deprecated, message: "ATRequestV2 always sends a body.")
public enum ParameterEncoding: Hashable, Sendable {
    /// As the JSON body.
    case body
    /// Behind the address: lists as repeated names, objects as JSON.
    case query
}
