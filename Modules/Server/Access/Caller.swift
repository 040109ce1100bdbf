/// Who makes a request.
enum Caller: Equatable, Sendable {
    /// Nobody has to say who it is.
    case anyone
    /// Has the server's token, and no account.
    case guest
    case user(String)

    /// Nil for who has no account.
    var user: String? {
        if case .user(let user) = self { user } else { nil }
    }
}
