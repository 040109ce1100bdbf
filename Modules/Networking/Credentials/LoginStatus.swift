public import MangaLocalization
public import MangaModels

/// Who is logged in at an environment, as far as its server says.
public struct LoginStatus: Hashable, Sendable {
    public var identity: Identity
    /// Nil where the server keeps no accounts, or could not be asked.
    public var customer: Customer?
    /// Why the server did not confirm the login; nil where it did.
    public var doubt: Message?
}
