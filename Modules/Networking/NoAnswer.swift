/// The answer of a call of which only the success matters; its body is not read, whatever it is.
public struct NoAnswer: Hashable, Decodable, Sendable {
    public init() {}

    public init(from decoder: any Decoder) {}
}
