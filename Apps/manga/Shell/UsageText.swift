import MangaLocalization
import MangaText

/// `manga --help`.
struct UsageText {
    let language: Language
    let width: Int

    func lines() -> [StyledLine] {
        let column = (Invocation.options.map(\.usage.displayWidth).max() ?? 0) + 2
        let options = Invocation.options.map { option in
            StyledLine("  " + option.usage.padded(to: column), .accent)
                + StyledLine(option.summary.text(in: language))
        }
        return [StyledLine(ShellPhrase.invocation.text(in: language)), ""]
            + [StyledLine(ShellPhrase.options.text(in: language), .heading)] + options + [""]
            + HelpText(language: language, width: width).overview()
    }
}
