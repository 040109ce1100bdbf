import MangaStorage

/// Speeds and times as people read them.
public enum Pace {
    /// `1.2 MB/s`.
    public static func text(_ bytesPerSecond: Double) -> String {
        ByteCount.text(Int(max(0, min(bytesPerSecond.isNaN ? 0 : bytesPerSecond, 1e15)))) + "/s"
    }

    /// `1 h 5 min`, `12 s`: the two largest units.
    public static func text(_ duration: Duration) -> String {
        HealthScreen.uptime(max(0, duration / .seconds(1)))
    }
}
