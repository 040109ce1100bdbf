import MangaLocalization
import MangaText

/// `manga --help`.
struct UsageText {
    let language: Language
    let width: Int

    func lines() -> [StyledLine] {
        let column = (Invocation.options.map(\.usage.displayWidth).max() ?? 0) + 2
        let help = HelpText(language: language, width: width)
        let options = Invocation.options.flatMap { help.entry($0.usage, $0.summary, column: column) }
        return [StyledLine(ShellPhrase.invocation.text(in: language)), ""]
            + [StyledLine(ShellPhrase.options.text(in: language), .heading)] + options + [""]
            + help.overview()
    }
}
