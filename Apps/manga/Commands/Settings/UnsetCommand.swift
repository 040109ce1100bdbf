import MangaConfig
import MangaLocalization

/// `unset KEY`: takes what `set` kept away.
struct UnsetCommand: Command {
    nonisolated static let spec = CommandSpec(
        name: "unset",
        arguments: [ArgumentSpec(name: "KEY", kind: .userSetting)],
        summary: .unset,
        group: .shell,
        examples: ["unset prompt"]
    )

    private let arguments: Arguments
    private let setting: UserSetting

    init(_ arguments: Arguments) throws {
        self.arguments = arguments
        setting = try UserSetting.named(arguments.text())
    }

    func run(in session: Session) throws {
        try session.environments.unset(setting)
        try SettingAnswer(setting, session).show(.settingUnset, arguments)
    }
}
