public import MangaLocalization
import MangaStorage

/// Speeds and times as people read them.
public enum Pace {
    /// `1.2 MB/s`; nil where nothing moves.
    public static func text(_ bytesPerSecond: Double, in language: Language) -> String? {
        guard bytesPerSecond >= 1 else { return nil }
        return ByteCount.text(Int(min(bytesPerSecond, 1e15)), in: language) + "/s"
    }

    /// In whole bytes; nil where nothing moves.
    static func whole(_ bytesPerSecond: Double) -> Double? {
        bytesPerSecond >= 1 ? bytesPerSecond.rounded() : nil
    }

    /// `1 h 5 min`, `12 s`: the two largest units.
    public static func text(_ duration: Duration) -> String {
        HealthScreen.uptime(max(0, duration / .seconds(1)))
    }

    /// The same of a time that is left, which is never 0 s.
    public static func left(_ duration: Duration) -> String {
        HealthScreen.uptime(max(1, (duration / .seconds(1)).rounded(.up)))
    }
}
