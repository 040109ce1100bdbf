/// A chapter has no place beside those that are being written.
struct Crowding: Error, Hashable {
    /// Bytes that it still needs.
    let needed: Int
    /// Seconds until the next look: others end in other processes too.
    private var left: Int

    private static let interval = 5

    init(needed: Int, looksSoon: Bool = false) {
        self.needed = needed
        left = looksSoon ? 1 : Crowding.interval
    }

    /// A second has gone by; whether it is time to look.
    mutating func beat() -> Bool {
        left -= 1
        guard left <= 0 else { return false }
        left = Crowding.interval
        return true
    }
}
