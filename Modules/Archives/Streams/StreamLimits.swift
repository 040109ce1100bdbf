/// How much of an archive that can only be read through is unpacked before it is refused.
struct StreamLimits {
    var entries = 100_000
    /// Of one entry.
    var entryBytes = 536_870_912
    /// Of all entries together.
    var totalBytes = 8_589_934_592
}
