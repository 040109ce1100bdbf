import MangaConfig
public import MangaLocalization
import MangaStorage
public import MangaText

/// The user's settings: name, value, default and origin; of a single one, also what it means and what it may be.
public enum UserSettingsScreen {
    public static func lines(_ report: UserSettingsReport, width: Int, in language: Language) -> [StyledLine] {
        var canvas = Canvas(width: width, language: language)
        if report.isDetail {
            for entry in report.entries { add(detailOf: entry, to: &canvas) }
        } else if canvas.isNarrow {
            for entry in report.entries { add(entry, to: &canvas) }
        } else {
            addTable(report.entries, to: &canvas)
        }
        return canvas.lines
    }

    private static func addTable(_ entries: [UserSettingsReport.Entry], to canvas: inout Canvas) {
        let columns = [
            Column(canvas.words(SettingsPhrase.columnSetting)),
            Column(canvas.words(SettingsPhrase.columnValue), isFlexible: true, minimum: 12),
            Column(canvas.words(SettingsPhrase.columnDefault), isFlexible: true, minimum: 8),
            Column(canvas.words(SettingsPhrase.columnOrigin), isFlexible: true, minimum: 8),
        ]
        let language = canvas.language
        canvas.table(columns, rows: entries.map { cells($0, language) })
    }

    private static func cells(_ entry: UserSettingsReport.Entry, _ language: Language) -> [StyledLine] {
        [
            Cell.text(entry.setting.key, entry.isChosen ? .accent : .plain),
            Cell.text(text(entry.value, entry, language)),
            Cell.text(text(entry.standard, entry, language), .dim),
            Cell.text(entry.origin.message.text(in: language), .dim),
        ]
    }

    /// Where there is no room for columns, default and origin stand below.
    private static func add(_ entry: UserSettingsReport.Entry, to canvas: inout Canvas) {
        let cells = cells(entry, canvas.language)
        canvas.add(cells[0] + StyledLine("  ") + cells[1])
        let facts: KeyValuePairs<String, Argument> = [
            "standard": .text(cells[2].plain), "origin": .text(cells[3].plain),
        ]
        canvas.note(canvas.words(SettingsPhrase.settingFacts, facts), .dim)
    }

    private static func add(detailOf entry: UserSettingsReport.Entry, to canvas: inout Canvas) {
        let language = canvas.language
        canvas.paragraph("\(entry.setting.key) = \(text(entry.value, entry, language))", .heading)
        canvas.paragraph(canvas.words(entry.setting.summary))
        canvas.facts([
            (name: SettingsPhrase.columnDefault, value: text(entry.standard, entry, language)),
            (name: .columnOrigin, value: entry.origin.message.text(in: language)),
            (name: .columnAllowed, value: entry.setting.allowed.text(in: language)),
        ])
    }

    /// `on`, `20.0 GB`, `–` for no limit; the blank at the end of a prompt is shown by quotes.
    fileprivate static func text(_ value: SettingValue, _ entry: UserSettingsReport.Entry, _ language: Language)
        -> String
    {
        switch (value, entry.setting) {
        case (.whole(let bytes), .library): ByteCount.text(bytes, in: language)
        case (.whole(let count), _): String(count)
        case (.toggle(let isOn), _): isOn ? "on" : "off"
        case (.text(let text), _): text.contains(" ") ? "\"\(text)\"" : text
        default: "–"
        }
    }
}

extension UserSettingsReport.Entry {
    /// Its value as the screen shows it.
    public func text(in language: Language) -> String { UserSettingsScreen.text(value, self, language) }

    /// Whether somebody chose it.
    fileprivate var isChosen: Bool { origin != .standard }
}
