import MangaConfig

/// Names and values in the order in which they are sent, of a query or of a form.
public struct Fields: Hashable, Sendable, ExpressibleByDictionaryLiteral {
    /// A name, and its value where it has one.
    public struct Field: Hashable, Sendable {
        public var name: String
        public var value: String?
    }

    public private(set) var fields: [Field] = []

    public init(dictionaryLiteral elements: (String, String?)...) {
        fields = elements.map(Field.init)
    }

    public var isEmpty: Bool { fields.isEmpty }

    /// Adds a field beside those of the same name.
    public mutating func append(_ name: String, _ value: String?) {
        fields.append(Field(name: name, value: value))
    }

    /// `a=1&b=x%20y`: everything but RFC 3986's unreserved characters percent-encoded, which forms
    /// (`application/x-www-form-urlencoded`) read as queries do.
    public var encoded: String {
        fields.map { field in
            PathSegment.percentEncoded(field.name) + (field.value.map { "=" + PathSegment.percentEncoded($0) } ?? "")
        }.joined(separator: "&")
    }
}
