/// A lack of space, and when it is seen whether there is some again: by writing, a chapter at a time.
struct Shortage: Equatable {
    let error: DownloadError
    /// Seconds until the next try.
    var left = 5
    /// Whether a try is under way.
    var isProbed = false

    init(error: DownloadError) {
        self.error = error
    }

    /// Whether a chapter may be begun to see.
    var allowsProbe: Bool {
        left <= 0 && !isProbed
    }

    /// A second has gone by; whether a try is due now.
    mutating func beat() -> Bool {
        guard left > 0 else { return false }
        left -= 1
        return left == 0
    }
}
