/// A set of keys and their words in every language: one enum per module, in `Phrases/`.
///
/// Words may hold placeholders: `{name}` is replaced by the argument `name`, and
/// `{name|page|pages}` by its second part when the argument `name` is 1, else by its third.
/// Declare the tables as `static let`, so that they are built once, on their first use.
public protocol Phrase: RawRepresentable, CaseIterable, Hashable, Sendable where RawValue == String {
    static var english: [Self: String] { get }
    static var spanish: [Self: String] { get }
}

extension Phrase {
    /// The words as they stand in the table, placeholders included; nil where the table has a hole.
    public func words(in language: Language) -> String? {
        switch language {
        case .english: Self.english[self]
        case .spanish: Self.spanish[self]
        }
    }

    /// The words of a phrase that has no placeholders.
    public func text(in language: Language) -> String {
        Message(self).text(in: language)
    }
}
