import Foundation
import MangaConfig
public import MangaLocalization
public import MangaText

/// The servers of the environments side by side, below each that is not ready the reason.
public enum EnvironmentCheckScreen {
    /// From so many days on the end of a certificate is marked.
    private static let soon = 14

    public static func lines(_ report: EnvironmentCheckReport, width: Int, in language: Language) -> [StyledLine] {
        var canvas = Canvas(width: width, language: language)
        canvas.table(
            columns(on: canvas),
            rows: report.entries.map { [canvas] in cells($0, now: report.now, on: canvas) },
            notes: report.entries.map { $0.problem?.text(in: language) ?? "" }
        )
        return canvas.lines
    }

    private static func columns(on canvas: Canvas) -> [Column] {
        [
            Column(canvas.words(EnvironmentsPhrase.columnEnvironment), isFlexible: true, minimum: 20),
            Column(canvas.words(.columnState)),
            Column(canvas.words(EnvironmentsPhrase.columnVersion), isFlexible: true),
            Column(canvas.words(EnvironmentsPhrase.columnTime), .trailing),
            Column(canvas.words(EnvironmentsPhrase.columnProtocol)),
            Column(canvas.words(EnvironmentsPhrase.columnCertificate)),
            Column(canvas.words(EnvironmentsPhrase.columnAddress), isFlexible: true, minimum: 16),
        ]
    }

    private static func cells(_ entry: EnvironmentCheckReport.Entry, now: Date, on canvas: Canvas) -> [StyledLine] {
        [
            Cell.text(entry.config.name),
            state(entry, on: canvas),
            canvas.isNarrow ? Cell.empty : Cell.text(entry.version),
            Cell.text(entry.milliseconds.map { "\($0) ms" }),
            canvas.isNarrow ? Cell.empty : Cell.text(entry.transfer, .dim),
            certificate(entry, now: now, on: canvas),
            canvas.isNarrow ? Cell.empty : Cell.text(Secret.hidden(inURL: entry.config.baseURL), .dim),
        ]
    }

    private static func state(_ entry: EnvironmentCheckReport.Entry, on canvas: Canvas) -> StyledLine {
        guard entry.isReachable else { return Cell.text(canvas.words(EnvironmentsPhrase.checkUnreachable), .failure) }
        guard entry.isReady else { return Cell.text(canvas.words(EnvironmentsPhrase.checkNotReady), .failure) }
        guard let status = entry.status, status != "ok" else {
            return Cell.text(canvas.words(EnvironmentsPhrase.checkReady), .success)
        }
        return Cell.text(status, .warning)
    }

    private static func certificate(
        _ entry: EnvironmentCheckReport.Entry,
        now: Date,
        on canvas: Canvas
    ) -> StyledLine {
        guard let days = entry.certificateDays(at: now) else { return Cell.empty }
        let words =
            days < 0
            ? canvas.words(EnvironmentsPhrase.checkExpired)
            : canvas.words(EnvironmentsPhrase.checkDays, ["days": .count(days)])
        let mark = entry.config.isInsecure ? ", " + canvas.words(EnvironmentsPhrase.checkInsecure) : ""
        return Cell.text(words + mark, days < soon || entry.config.isInsecure ? .warning : .plain)
    }
}
