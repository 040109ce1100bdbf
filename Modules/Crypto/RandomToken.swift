/// Hexadecimal text that nobody can guess: two digits for each of `bytes` random bytes.
///
/// Drawn from the system's generator (getrandom on Linux), which is fit for secrets.
public func randomToken(bytes: Int) -> String {
    var generator = SystemRandomNumberGenerator()
    return Hex.text((0..<max(0, bytes)).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
}
