public import MangaLocalization

/// A setting of the shell itself, the same for all environments.
public enum ShellSetting: String, CaseIterable, Sendable {
    /// What the shell speaks; the locale's language if nothing is said.
    case language
    /// Whether what is written has colours.
    case colour
    /// What stands before the line that is typed.
    case prompt
    /// Whether running downloads are shown above the prompt.
    case status
    /// Whether the history offers the rest of a line.
    case suggestions

    public var key: String { rawValue }

    public var shape: SettingShape {
        switch self {
        case .language: .choice(Language.allCases.map(\.rawValue))
        case .colour: .choice(ColourChoice.allCases.map(\.rawValue))
        case .prompt: .prompt
        case .status, .suggestions: .toggle
        }
    }

    /// What holds where nobody says anything.
    public var standard: SettingValue {
        switch self {
        case .language: .text(Language.english.rawValue)
        case .colour: .text(ColourChoice.auto.rawValue)
        case .prompt: .text(PromptTemplate.standard.text)
        case .status, .suggestions: .toggle(true)
        }
    }

    public var summary: ConfigPhrase {
        switch self {
        case .language: .settingLanguage
        case .colour: .settingColour
        case .prompt: .settingPrompt
        case .status: .settingStatus
        case .suggestions: .settingSuggestions
        }
    }

    /// Other spellings that are understood.
    var aliases: [String] { self == .colour ? ["color"] : [] }

    var names: [String] { [key] + aliases }

    /// Its variables without what all of ours begin with.
    var suffixes: [String] { names.map { $0.uppercased() } }

    /// `--colour` and its other spellings.
    public var flags: [String] { names.map { "--\($0)" } }

    /// What follows the flag.
    public var placeholder: String {
        switch shape {
        case .choice(let words): words.joined(separator: "|")
        case .toggle: "on|off"
        default: "TEMPLATE"
        }
    }
}

/// Whether what is written has colours.
public enum ColourChoice: String, CaseIterable, Sendable {
    /// On a terminal that has some, unless `NO_COLOR` is set.
    case auto
    case always
    case never
}
