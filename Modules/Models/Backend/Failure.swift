/// The body of every failed answer: `{"success":false,"error":{"code":40401,"message":"…"}}`.
public struct Failure: Hashable, Codable, Sendable {
    /// What went wrong, for programs and for people.
    public struct Reason: Hashable, Codable, Sendable {
        /// HTTP status × 100 + a running number: 40401, 42201, 50701.
        public var code: Int
        public var message: String
    }

    public var success: Bool
    public var error: Reason

    public init(code: Int, message: String) {
        success = false
        error = Reason(code: code, message: message)
    }
}
