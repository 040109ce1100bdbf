/// The answer of `DELETE /api/v1/chapters/{slug}/{n}`.
public struct Deletion: Hashable, Codable, Sendable {
    public var success: Bool
    public var freedBytes: Int

    public init(freedBytes: Int) {
        success = true
        self.freedBytes = freedBytes
    }
}
