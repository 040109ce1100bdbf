import MangaConfig
public import MangaLocalization
import MangaStorage
public import MangaText

/// The settings of an environment: name, value, and where it comes from.
public enum SettingsScreen {
    public static func lines(_ report: SettingsReport, width: Int, in language: Language) -> [StyledLine] {
        var canvas = Canvas(width: width, language: language)
        let config = report.environment.config
        canvas.paragraph(config.name, .heading)
        canvas.paragraph(Secret.hidden(inURL: config.baseURL), .dim)
        canvas.gap()
        let rows =
            Setting.all.flatMap { Row.all(of: $0, in: report.environment, language) }
            + LibrarySetting.allCases.map { setting in
                Row(setting.key, report.bytes(setting).map(canvas.size), report.library.origin(setting), language)
            }
        if canvas.isNarrow {
            let column = rows.map(\.cells[0].width).max() ?? 0
            for row in rows { add(row, column: column, to: &canvas) }
        } else {
            let columns = [Column(), Column(isFlexible: true, minimum: 12), Column(isFlexible: true, minimum: 12)]
            canvas.table(columns, rows: rows.map(\.cells))
        }
        return canvas.lines
    }

    /// The origin stands below where there is no room beside, and only where somebody chose the value.
    private static func add(_ row: Row, column: Int, to canvas: inout Canvas) {
        canvas.add(row.cells[0].padded(to: column) + StyledLine("  ") + row.cells[1])
        if row.isChosen { canvas.add(StyledLine("  ") + row.cells[2]) }
    }
}

/// One line of the table.
private struct Row {
    let cells: [StyledLine]
    /// Whether somebody chose it.
    let isChosen: Bool

    /// One row; one for each field of headers.
    static func all(of setting: Setting, in environment: ConfiguredEnvironment, _ language: Language) -> [Row] {
        if case .fields(let fields) = setting.value(in: environment.config), !fields.isEmpty {
            return fields.keys.sorted().map { name in
                Row("headers.\(name)", Secret.mask, environment.origin(ofHeader: name), language)
            }
        }
        let value = setting.shown(in: environment.config)
        return [Row(setting.key, value, environment.origin(of: setting), language)]
    }

    init(_ name: String, _ value: String?, _ origin: Origin, _ language: Language) {
        isChosen =
            switch origin {
            case .standard, .preset, .process: false
            default: true
            }
        cells = [
            Cell.text(name, isChosen ? .accent : .plain),
            value.map { Cell.text($0.isEmpty ? "–" : $0) } ?? Cell.text("–", .dim),
            Cell.text(origin.message.text(in: language), .dim),
        ]
    }
}
