/// How many bytes of a body must have come before the loop is woken for them.
///
/// A waking costs as much as many packets do, so bytes that flow are taken in portions. Where they stop to flow, each
/// counts at once: nothing that is here is held back for longer than `patience`.
struct Gathering {
    /// Bytes.
    static let portion = 64 << 10
    static let patience = Duration.milliseconds(100)
    /// What TLS may hold back of a record that is not whole yet, with room to spare, in bytes.
    private static let record = 32 << 10

    /// Whether what comes in is TLS.
    private let isEncrypted: Bool
    /// Bytes that are still to come; nil where nobody knows.
    private var left: Int?
    private var lastByte = ContinuousClock.now

    init(isEncrypted: Bool) {
        self.isEncrypted = isEncrypted
    }

    /// Bytes have come, and `left` of the same body are to follow.
    mutating func note(left: Int?, at now: ContinuousClock.Instant) {
        self.left = left
        lastByte = now
    }

    /// The least number of bytes to wake for; 1 for any.
    func mark(at now: ContinuousClock.Instant) -> Int {
        guard let left, left > 0, now < lastByte.advanced(by: Gathering.patience) else { return 1 }
        // More than will come would never wake anybody.
        guard isEncrypted else { return min(left, Gathering.portion) }
        return left >= Gathering.portion + Gathering.record ? Gathering.portion : 1
    }

    /// When a mark above 1 is to be taken back.
    var deadline: ContinuousClock.Instant { lastByte.advanced(by: Gathering.patience) }
}
