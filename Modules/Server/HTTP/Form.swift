/// The fields of an `application/x-www-form-urlencoded` body, each of which may come once (RFC 6749 §3.2).
struct Form: Equatable {
    private let fields: [String: String]

    /// Nil for another media type, a field that comes twice or has no `=`, a bad escape, and what is not UTF-8.
    init?(_ request: Request) {
        guard request.mediaType == "application/x-www-form-urlencoded",
            let text = String(validating: request.body, as: UTF8.self)
        else { return nil }
        var fields: [String: String] = [:]
        for pair in text.split(separator: "&", omittingEmptySubsequences: false) where !text.isEmpty {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, let name = Form.decoded(parts[0]), let value = Form.decoded(parts[1]),
                !name.isEmpty, fields.updateValue(value, forKey: name) == nil
            else { return nil }
        }
        self.fields = fields
    }

    /// The value of `name`; nil for none, and for one that is empty (RFC 6749 §3.2).
    subscript(name: String) -> String? {
        fields[name].flatMap { $0.isEmpty ? nil : $0 }
    }

    private static func decoded(_ text: Substring) -> String? {
        guard text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return nil }
        return PercentEncoding.decoded(text.replacing("+", with: "%20"))
    }
}
