/// The seconds of a `Retry-After` field (RFC 9110 §10.2.3); its date form is left to our own patience.
enum RetryAfter {
    static func delay(_ text: String?) -> Duration? {
        guard let text, !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return .seconds(min(Int(text) ?? 86_400, 86_400))
    }
}
