/// The parameters of a request that has none: the body has no `Parameters` then.
public struct NoParameters: Encodable, Hashable, Sendable {
    private init() {}
}
