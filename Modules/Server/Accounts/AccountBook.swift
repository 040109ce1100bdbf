public import Foundation
import MangaConfig
import MangaCrypto
public import MangaLocalization
import MangaModels

/// The accounts of a file, as they are now: what a person changes in it counts with the next request.
///
/// What changes here is written before it is answered.
public actor AccountBook {
    /// What the person who runs the server should know, as it happens.
    public nonisolated let notices: AsyncStream<Message>

    private let path: String
    private let now: @Sendable () -> Date
    private let notice: AsyncStream<Message>.Continuation
    private var list: AccountList
    private var stamp: FileStamp?
    private var issued = IssuedTokens()

    /// Throws `ConfigError` for a file that cannot be read or is not as it should be.
    public init(path: String, now: @escaping @Sendable () -> Date = { Date() }) throws {
        self.path = path
        self.now = now
        stamp = FileStamp(path: path)
        list = try AccountsFile.load(path)
        (notices, notice) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(100))
        notice.yield(Message(ServerPhrase.accountsRead, ["count": .count(list.accounts.count), "path": .text(path)]))
        if AccountBook.isOpen(path) { notice.yield(Message(ServerPhrase.accountsOpen, ["path": .text(path)])) }
    }

    deinit {
        notice.finish()
    }

    /// Whether the manga are for those alone who log in.
    var isPrivate: Bool {
        reload()
        return list.isPrivate
    }

    /// Who `credentials` belong to; nil for nobody.
    func user(with credentials: Credentials) -> String? {
        reload()
        guard case .bearer(let token) = credentials else { return list.account(with: credentials)?.user }
        return issued.user(of: token, at: now()).flatMap { list[$0]?.user }
    }

    /// A new access token; nil for a refresh token that is nobody's.
    func refresh(_ token: String) throws -> RefreshedToken? {
        reload()
        guard let account = list.account(refreshedBy: token) else { return nil }
        let next = list.rotatesRefreshTokens ? randomToken(bytes: 32) : nil
        if let next {
            try keep { list in
                list[account.user]?.refreshTokens.removeAll { $0 == token }
                list[account.user]?.refreshTokens.append(next)
            }
        }
        return RefreshedToken(
            accessToken: issued.issue(to: account.user, at: now(), for: list.tokenLifetime),
            expiresIn: list.tokenLifetime,
            refreshToken: next
        )
    }

    func customer(of user: String) -> Customer? {
        list[user]?.customer
    }

    /// The customer with `change` made; nil where `user` has none, or where `change` gives nil.
    func change(_ user: String, _ change: @Sendable (Customer) throws -> Customer?) throws -> Customer? {
        reload()
        guard let customer = list[user]?.customer, let changed = try change(customer) else { return nil }
        if changed != customer { try keep { $0[user]?.customer = changed } }
        return changed
    }

    /// Tells the person who runs the server, who alone can help; nothing tells the one who asks who has an account.
    func forgotPassword(_ email: String) {
        reload()
        let account = list.accounts.first { $0.customer?.email?.lowercased() == email.lowercased() }
        let phrase = account == nil ? ServerPhrase.forgotUnknown : .forgotPassword
        notice.yield(Message(phrase, ["email": .text(email), "user": .text(account?.user ?? "")]))
    }

    private func keep(_ change: (inout AccountList) -> Void) throws {
        list = try AccountsFile.change(path, change)
        stamp = FileStamp(path: path)
    }

    /// A file that is broken while someone writes it, or for good, changes nothing; that is told once.
    private func reload() {
        let current = FileStamp(path: path)
        guard current != stamp else { return }
        stamp = current
        do {
            list = try AccountsFile.load(path)
            let count = list.accounts.count
            notice.yield(Message(ServerPhrase.accountsRead, ["count": .count(count), "path": .text(path)]))
        } catch {
            notice.yield(Message(ServerPhrase.accountsKept, ["reason": .message(Message(saying: error))]))
        }
    }

    /// Whether others than its owner may read the file.
    private static func isOpen(_ path: String) -> Bool {
        var facts = stat()
        return stat(path, &facts) == 0 && facts.st_mode & 0o077 != 0
    }
}
