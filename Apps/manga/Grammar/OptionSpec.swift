import MangaConfig
import MangaLocalization

/// One option, with or without a value.
struct OptionSpec: Sendable {
    /// How often it may be given, and with what.
    enum Form: Sendable {
        /// `--port N`, `--port=N`, or no value at all; the last one counts.
        case usual
        /// `--insecure`, or `--insecure=false`.
        case toggle
        /// As often as one likes; each value is a line.
        case repeated
        /// Two words, each of them a line of the value.
        case pair
    }

    /// With its dashes: `--port`.
    let name: String
    var aliases: [String] = []
    /// What its value is called, where it has one: `N`.
    var value: String?
    /// What may stand as its value, for completion.
    var kind = ArgumentSpec.Kind.text
    var form = Form.usual
    /// What the words of a choice or a suggestion mean, where they do not mean that everywhere.
    var notes: [String: WordPhrase] = [:]
    let summary: Message

    init(
        name: String,
        aliases: [String] = [],
        value: String? = nil,
        kind: ArgumentSpec.Kind = .text,
        form: Form = .usual,
        notes: [String: WordPhrase] = [:],
        summary: CommandPhrase
    ) {
        self.name = name
        self.aliases = aliases
        self.value = value
        self.kind = kind
        self.form = form
        self.notes = notes
        self.summary = Message(summary)
    }

    /// The flag of `setting`.
    init(_ setting: Setting) {
        name = setting.flag
        aliases = setting.flags.filter { $0 != setting.flag }
        value = setting.placeholder
        kind =
            switch setting.shape {
            case .file: .file
            case .folder: .folder
            default: setting.choices.isEmpty ? .text : .choice(setting.choices)
            }
        form = setting.shape == .toggle ? .toggle : setting.shape == .fields ? .repeated : .usual
        summary = Message(setting.summary)
    }

    /// The flag of `setting`.
    init(_ setting: LibrarySetting) {
        name = setting.flag
        value = "SIZE"
        summary = Message(setting.summary)
    }

    /// The flag of `setting`.
    init(_ setting: ShellSetting) {
        name = setting.flags[0]
        aliases = Array(setting.flags.dropFirst())
        value = setting.placeholder
        kind = UserSetting.shell(setting).choices.isEmpty ? .text : .choice(UserSetting.shell(setting).choices)
        summary = Message(setting.summary)
    }

    /// What every command takes, though no parser hands it on.
    static let help = OptionSpec(name: "--help", aliases: ["-h"], summary: .showHelp)
    static let json = OptionSpec(name: "--json", summary: .optionJSON)
    static let plain = OptionSpec(name: "--plain", summary: .optionPlain)

    /// Those that every command takes.
    static let common = [json, plain]

    /// The flags of the table of settings.
    static let settings = Setting.all.map { OptionSpec($0) }

    /// The flags of the library.
    static let library = LibrarySetting.allCases.map { OptionSpec($0) }

    /// The flags of the shell; the language's has a name of its own.
    static let shell = ShellSetting.allCases.filter { $0 != .language }.map { OptionSpec($0) }

    var usage: String {
        form == .toggle ? "\(name)[=false]" : value.map { "\(name) \($0)" } ?? name
    }
}
