/// A secret to compare with.
enum Secret {
    /// Takes as long for a guess that is wrong in its first byte, or in its length, as for one that is right.
    static func equal(_ guess: String, _ secret: String) -> Bool {
        let guess = Array(guess.utf8)
        let secret = Array(secret.utf8)
        var difference = guess.count ^ secret.count
        for index in secret.indices {
            let byte = index < guess.count ? guess[index] : ~secret[index]
            difference |= Int(byte ^ secret[index])
        }
        return difference == 0
    }

    /// Whether `guess` is one of `secrets`; each is compared, whatever the others gave.
    static func isAny(_ guess: String, of secrets: some Sequence<String>) -> Bool {
        secrets.reduce(false) { found, secret in
            let isSame = equal(guess, secret)
            return found || isSame
        }
    }
}
