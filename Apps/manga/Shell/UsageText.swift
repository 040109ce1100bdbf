import MangaLocalization
import MangaText

/// `manga --help`.
struct UsageText {
    let language: Language
    let width: Int

    func lines() -> [StyledLine] {
        let help = HelpText(language: language, width: width)
        return [StyledLine(ShellPhrase.invocation.text(in: language)), ""]
            + [StyledLine(ShellPhrase.options.text(in: language), .heading)] + help.entries(Invocation.options) + [""]
            + [StyledLine(ShellPhrase.settings.text(in: language), .heading)]
            + help.entries(OptionSpec.shell + OptionSpec.settings + OptionSpec.library)
            + help.paragraph(Message(ShellPhrase.settingsElsewhere)) + [""]
            + help.overview()
    }
}
