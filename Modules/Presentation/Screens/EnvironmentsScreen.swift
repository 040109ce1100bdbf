import MangaConfig
public import MangaLocalization
public import MangaText

/// The environments, the current one marked by `*`.
public enum EnvironmentsScreen {
    public static func lines(_ report: EnvironmentsReport, width: Int, in language: Language) -> [StyledLine] {
        var canvas = Canvas(width: width, language: language)
        canvas.paragraph(canvas.words(.headingEnvironments), .heading)
        let columns = [Column(), Column(isFlexible: true), Column(), Column(isFlexible: true, minimum: 16)]
        canvas.table(columns, rows: report.environments.map { [canvas] in cells($0, in: report, on: canvas) })
        return canvas.lines
    }

    private static func cells(_ config: APIConfig, in report: EnvironmentsReport, on canvas: Canvas) -> [StyledLine] {
        let isCurrent = config.id == report.current
        return [
            StyledLine(isCurrent ? "*" : " ", .accent),
            Cell.text(config.name, isCurrent ? .accent : .plain),
            canvas.isNarrow ? Cell.empty : Cell.text(config.kind.rawValue, .dim),
            Cell.text(config.baseURL),
        ]
    }
}
