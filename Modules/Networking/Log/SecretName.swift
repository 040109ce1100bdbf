import Foundation

/// The names under which headers, parameters, members and elements hold secrets.
///
/// A name is read by its words: `accessToken`, `access_token` and `X-Access-Token` hold the word `token`; `tokenizer` and
/// `secretary` do not. What tells a fact about a secret, as `token_type` does, is none.
enum SecretName {
    /// Secret wherever they stand in a name.
    private static let words: Set = [
        "token", "password", "passwd", "passphrase", "passcode", "pwd", "secret", "credential", "authorization", "jwt",
        "bearer", "csrf", "xsrf", "otp", "totp", "cvv", "cvc", "hmac", "contrasena", "senha", "passwort", "kennwort",
        "secreto", "secreta", "пароль", "密码", "パスワード", "گذرواژه", "رمز", "توکن",
    ]
    /// Secret at the end of a name.
    private static let lasts: Set = [
        "session", "cookie", "nonce", "cnonce", "nextnonce", "signature", "pin", "clave", "sid",
    ]
    /// Secret where they are all of the name.
    private static let wholes: Set = ["key", "auth", "xauth", "pass", "sig", "sid", "motdepasse", "ticket"]
    /// Secret as two words in a row, or written as one.
    private static let pairs: Set = [
        "apikey", "authkey", "accesskey", "privatekey", "secretkey", "signingkey", "encryptionkey", "masterkey",
        "sharedkey", "sessionkey", "sessionid", "sessid", "cookievalue", "creditcard", "cardnumber", "securitycode",
        "verificationcode", "authcode", "authorizationcode", "accesscode", "smscode", "logincode", "recoverycode",
        "backupcode", "pincode", "mfacode", "passcode", "password", "activationcode", "resetcode", "confirmationcode",
        "unlockcode",
        "onetimecode", "securityanswer", "licensekey", "magiclink", "sessionticket", "ssoticket", "pinnumber",
        "passhash", "passsalt", "sshkey", "recoveryphrase", "seedphrase", "cfclearance", "pswd", "psw",
        "accountkey", "storagekey", "subscriptionkey", "consumerkey", "deploykey", "appkey",
    ]
    /// What a word of small letters alone may end with, or begin with before one of `carriers`.
    private static let stems = ["token", "password", "passwd", "passphrase", "secret", "credential"].map {
        Array($0.utf8)
    }
    private static let ends =
        (Array(pairs) + ["pwd", "token", "password", "passwd", "passphrase", "secret", "credential"])
        .map { Array($0.utf8) }
    private static let carriers: Set = ["id", "key", "value", "hash", "string", "data"]
    /// Last words of names that tell something about a secret.
    private static let facts: Set = [
        "type", "count", "total", "length", "size", "expires", "expiry", "expiration", "expired", "lifetime", "ttl",
        "age",
        "endpoint", "url", "uri", "policy", "required", "enabled", "limit", "algorithm", "method", "name", "changed",
        "updated", "created", "issued", "used", "usage", "valid",
    ]

    /// Whether `name` is one of them, case and signs aside.
    static func matches(_ name: String) -> Bool {
        let all = NameWords.of(name)
        // `Set-Cookie2`, `password1`
        let words = all.count > 1 && all.last?.utf8.allSatisfy({ $0 < 0x3A }) == true ? all.dropLast() : all
        guard let last = words.last else { return false }
        let whole = singular(words.joined())
        if wholes.contains(whole) || pairs.contains(whole) { return true }
        if words.count > 1, isFact(words) { return false }
        if lasts.contains(singular(last)) || isPass(words) || isAuth(words) { return true }
        return words.indices.contains { index in
            let word = singular(words[index])
            if self.words.contains(word) || isCompound(word) { return true }
            return index > 0 && pairs.contains(singular(words[index - 1] + word))
        }
    }

    /// Whether `name` is one that means nothing else, as `key` does.
    static func isPlain(_ name: String) -> Bool {
        matches(name) && !wholes.contains(singular(NameWords.of(name).joined()))
    }

    /// Whether `name` means several, so that a number under it is a count.
    static func isPlural(_ name: String) -> Bool {
        NameWords.of(name).last?.hasSuffix("s") ?? false
    }

    /// Whether what stands behind `name` in a sentence is one too.
    static func isPassword(_ name: String) -> Bool {
        NameWords.of(name).contains { word in
            let word = singular(word)
            return ["pwd", "contrasena", "senha", "passwort", "kennwort"].contains(word) || word.hasPrefix("passw")
                || word.hasPrefix("passphrase") || word.hasPrefix("passcode")
        }
    }

    /// `DB_PASS` and `userPass`, but not `boarding_pass`.
    private static func isPass(_ words: [String]) -> Bool {
        guard words.count > 1, words.last == "pass" else { return false }
        return !tickets.contains(words[words.count - 2])
    }

    /// What stands before a pass that lets people in, or before one of several.
    private static let tickets: Set = [
        "boarding", "season", "day", "week", "month", "year", "travel", "battle", "press", "ski", "rail", "bus", "city",
        "event", "guest", "hall", "mountain", "under", "by", "over", "first", "second", "third", "last", "next",
        "single",
        "render", "low", "high", "band", "all", "did", "not", "to", "of", "has", "is", "can", "will", "must",
    ]

    /// `REDIS_AUTH` and `basicAuth`, but not `requires_auth`.
    private static func isAuth(_ words: [String]) -> Bool {
        guard words.count > 1, words.last == "auth" else { return false }
        return !switches.contains(words[words.count - 2])
    }

    /// What stands before what is only on or off.
    private static let switches: Set = [
        "require", "requires", "required", "need", "needs", "has", "is", "no", "use", "uses", "enable", "enables",
        "enabled", "disable", "disabled", "support", "supports", "allow", "allows", "with", "without", "skip", "factor",
        "wants", "force", "optional",
    ]

    private static func isFact(_ words: [String]) -> Bool {
        let told = ["at", "in", "on"].contains(words.last) ? words.dropLast() : words[...]
        return told.count > 1 && told.last.map { facts.contains($0) || facts.contains(singular($0)) } ?? false
    }

    /// Bytes are compared: with Foundation's search this alone was a tenth of what a request costs.
    private static func isCompound(_ word: String) -> Bool {
        let bytes = Array(word.utf8)
        if ends.contains(where: { bytes.count > $0.count && bytes.suffix($0.count).elementsEqual($0) }) { return true }
        return stems.contains { stem in
            bytes.starts(with: stem) && carriers.contains(String(decoding: bytes.dropFirst(stem.count), as: UTF8.self))
        }
    }

    private static func singular(_ word: String) -> String {
        word.utf8.last == UInt8(ascii: "s") && word != "pass" ? String(word.dropLast()) : word
    }
}
