import MangaConfig
import MangaLocalization
import MangaPresentation

/// `set`: the settings that hold for all environments; `set KEY`: one of them; `set KEY VALUE`: changes it, for good.
struct SetCommand: Command {
    nonisolated static let spec = CommandSpec(
        name: "set",
        arguments: [
            ArgumentSpec(name: "KEY", kind: .userSetting, presence: .optional),
            ArgumentSpec(name: "VALUE", kind: .userValue, presence: .optionalRest),
        ],
        table: UserSettingsReport.table,
        summary: .set,
        details: .setDetails,
        group: .shell,
        examples: ["set", "set language es", "set storage.quota 20 GB"]
    )

    private let arguments: Arguments
    private let setting: UserSetting?

    init(_ arguments: Arguments) throws {
        self.arguments = arguments
        setting = try arguments.word(0).map { name throws(ConfigError) in try UserSetting.named(name) }
    }

    func run(in session: Session) throws {
        guard let setting, arguments.positional.count > 1 else { return try list(in: session) }
        try session.environments.set(setting, to: arguments.text(from: 1))
        try SettingAnswer(setting, session).show(.settingSet, arguments)
    }

    private func list(in session: Session) throws {
        try session.readEnvironmentsAnew()
        session.settingsChanged()
        let settings = setting.map { [$0] } ?? UserSetting.all
        let entries = settings.map { UserSettingsReport.Entry($0, in: session.environments) }
        try session.show(UserSettingsReport(entries, isDetail: setting != nil), arguments)
    }
}
