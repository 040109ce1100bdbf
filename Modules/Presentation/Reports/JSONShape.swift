/// The keys of a report's JSON, in the way of TypeScript: `{kind, query?, mangas: [{id, title, author?}]}`.
///
/// `?` follows a key that is there only where there is something to say; `[…]` is a list.
public struct JSONShape: Hashable, Sendable, ExpressibleByStringInterpolation {
    public let text: String

    public init(stringLiteral text: String) {
        self.text = text
    }

    public init(_ text: String) {
        self.text = text
    }
}

extension JSONShape: CustomStringConvertible {
    public var description: String { text }
}
