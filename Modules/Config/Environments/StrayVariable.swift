/// A variable that begins with `MANGAREADER_` and changes nothing: a slip of the pen would go unseen.
public struct StrayVariable: Hashable, Sendable {
    public let name: String
    /// What was probably meant.
    public let nearest: String?

    public init(name: String, nearest: String?) {
        self.name = name
        self.nearest = nearest
    }
}
