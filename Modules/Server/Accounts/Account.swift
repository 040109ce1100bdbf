import MangaModels

/// Someone who may log in, by any of the ways that the account has.
struct Account: Hashable, Sendable {
    var user: String
    var password: String?
    var refreshTokens: [String] = []
    var apiKeys: [String] = []
    var customer: Customer?
}

/// What an accounts file holds.
struct AccountList: Hashable, Sendable {
    /// Whether the manga, too, are for those alone who log in.
    var isPrivate = false
    /// Seconds that an access token is good for.
    var tokenLifetime = 3600
    /// Whether a refresh token is good for one refresh only, and the answer has the next one.
    var rotatesRefreshTokens = false
    var accounts: [Account] = []
}

extension AccountList {
    /// The account that `credentials`, other than an access token, belong to; every account is compared.
    func account(with credentials: Credentials) -> Account? {
        accounts.reduce(nil) { found, account in
            let isMatch = account.matches(credentials)
            return found ?? (isMatch ? account : nil)
        }
    }

    func account(refreshedBy token: String) -> Account? {
        accounts.reduce(nil) { found, account in
            let isMatch = Secret.isAny(token, of: account.refreshTokens)
            return found ?? (isMatch ? account : nil)
        }
    }

    subscript(user: String) -> Account? {
        get { accounts.first { $0.user == user } }
        set {
            guard let newValue, let index = accounts.firstIndex(where: { $0.user == user }) else { return }
            accounts[index] = newValue
        }
    }
}

extension Account {
    fileprivate func matches(_ credentials: Credentials) -> Bool {
        switch credentials {
        case .basic(let user, let password):
            let isUser = Secret.equal(user, self.user)
            let isPassword = Secret.equal(password, self.password ?? "")
            return isUser && isPassword && self.password != nil
        case .key(let key): return Secret.isAny(key, of: apiKeys)
        case .bearer, .unknown: return false
        }
    }
}
