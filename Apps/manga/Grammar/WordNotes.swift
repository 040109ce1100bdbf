import MangaLocalization

/// What words mean that may stand as values.
enum WordNotes {
    /// What is said of `word`: as its own place has it, else as everywhere.
    static func meaning(of word: String, own: [String: WordPhrase] = [:], in language: Language) -> String {
        (own[word] ?? common[word])?.text(in: language) ?? ""
    }

    /// Those of settings and options.
    private static let common: [String: WordPhrase] = [
        "on": .valueYes, "off": .valueNo, "true": .valueYes, "false": .valueNo, "en": .valueEnglish,
        "es": .valueSpanish, "auto": .valueAuto, "always": .valueAlways, "never": .valueNever,
        "none": .logNone, "default": .logDefault, "verbose": .logVerbose, "curl": .logCurl,
        "mangareader": .reader, "127.0.0.1": .thisMachine, "0.0.0.0": .wholeNetwork,
    ]
}
