import MangaConfig
public import MangaLocalization
public import MangaText

/// The environments; the current one is marked by `*`, the one that a plain start opens by `›`.
public enum EnvironmentsScreen {
    public static func lines(_ report: EnvironmentsReport, width: Int, in language: Language) -> [StyledLine] {
        var canvas = Canvas(width: width, language: language)
        canvas.paragraph(canvas.words(EnvironmentsPhrase.headingEnvironments), .heading)
        let columns = [
            Column(), Column(isFlexible: true), Column(), Column(isFlexible: true, minimum: 16), Column(),
        ]
        canvas.table(columns, rows: report.environments.map { [canvas] in cells($0, in: report, on: canvas) })
        if report.environments.contains(where: { $0.id == report.start }) {
            canvas.gap()
            canvas.paragraph(canvas.words(EnvironmentsPhrase.environmentMarks), .dim)
        }
        return canvas.lines
    }

    private static func cells(
        _ environment: ConfiguredEnvironment,
        in report: EnvironmentsReport,
        on canvas: Canvas
    ) -> [StyledLine] {
        let isCurrent = environment.id == report.current
        let marks = (isCurrent ? "*" : " ") + (environment.id == report.start ? "›" : "")
        return [
            StyledLine(marks, .accent),
            Cell.text(environment.config.name, isCurrent ? .accent : .plain),
            canvas.isNarrow ? Cell.empty : Cell.text(environment.config.kind.rawValue, .dim),
            Cell.text(place(of: environment.config, on: canvas)),
            canvas.isNarrow ? Cell.empty : Cell.text(canvas.words(words(for: environment.maker)), .dim),
        ]
    }

    /// The server, or the files that answer in its place.
    private static func place(of config: APIConfig, on canvas: Canvas) -> String {
        guard let folder = config.mock else { return Secret.hidden(inURL: config.baseURL) }
        return canvas.words(EnvironmentsPhrase.environmentMock, ["folder": .text(folder)])
    }

    private static func words(for maker: ConfiguredEnvironment.Maker) -> EnvironmentsPhrase {
        switch maker {
        case .preset: .environmentPreset
        case .changedPreset: .environmentChanged
        case .user: .environmentUser
        case .process: .environmentProcess
        }
    }
}
