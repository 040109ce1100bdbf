import Foundation
import MangaCrypto

/// The access tokens that a server has given out since it started.
struct IssuedTokens {
    private struct Token {
        let text: String
        let user: String
        let expires: Date
    }

    /// Of each user; the oldest goes first.
    static let limit = 100

    private var tokens: [Token] = []

    mutating func issue(to user: String, at now: Date, for seconds: Int) -> String {
        tokens.removeAll { $0.expires <= now }
        let own = tokens.indices { $0.user == user }
        if own.ranges.reduce(0, { $0 + $1.count }) >= IssuedTokens.limit, let oldest = own.ranges.first?.lowerBound {
            tokens.remove(at: oldest)
        }
        let token = Token(text: randomToken(bytes: 32), user: user, expires: now + TimeInterval(seconds))
        tokens.append(token)
        return token.text
    }

    /// Whose token it is, as long as it is good; every token is compared.
    func user(of text: String, at now: Date) -> String? {
        tokens.reduce(nil) { found, token in
            let isMatch = Secret.equal(text, token.text)
            return found ?? (isMatch && token.expires > now ? token.user : nil)
        }
    }
}
