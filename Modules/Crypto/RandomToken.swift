/// Hexadecimal text that nobody can guess: two digits for each of `bytes` random bytes.
///
/// Drawn from the system's generator (getrandom on Linux), which is fit for secrets.
public func randomToken(bytes count: Int) -> String {
    var generator = SystemRandomNumberGenerator()
    var bytes: [UInt8] = []
    // Eight at a time: each draw is a call of the system.
    while bytes.count < count { withUnsafeBytes(of: generator.next()) { bytes += $0 } }
    return Hex.text(bytes.prefix(max(0, count)))
}
