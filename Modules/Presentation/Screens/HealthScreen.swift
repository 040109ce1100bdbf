public import MangaLocalization
import MangaModels
public import MangaText

/// What the server says of itself.
public enum HealthScreen {
    public static func lines(_ report: HealthReport, width: Int, in language: Language) -> [StyledLine] {
        var canvas = Canvas(width: width, language: language)
        canvas.paragraph(report.environment, .heading, limit: 4)
        canvas.facts(facts(report))
        return canvas.lines
    }

    private static func facts(_ report: HealthReport) -> [(FactPhrase, String)] {
        let answered = report.milliseconds.map { (FactPhrase.factAnswer, "\($0) ms") }
        return [
            (.factURL, report.url),
            (.factStatus, report.health.status),
            (.factVersion, report.health.version),
            (.factUptime, uptime(report.health.uptime)),
            (.factTime, report.health.timestamp),
        ] + [answered].compactMap(\.self)
    }

    /// `2 d 5 h`, `7 min 12 s`, `12 s`: the two largest units.
    static func uptime(_ seconds: Double) -> String {
        guard seconds.isFinite, seconds >= 0 else { return "–" }
        let total = Int(min(seconds, 1e15))
        let parts = [(total / 86_400, "d"), (total / 3600 % 24, "h"), (total / 60 % 60, "min"), (total % 60, "s")]
        let first = parts.firstIndex { $0.0 > 0 } ?? 3
        return parts[first...].prefix(2).map { "\($0.0) \($0.1)" }.joined(separator: " ")
    }
}
