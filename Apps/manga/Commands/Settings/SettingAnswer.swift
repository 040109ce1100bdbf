import MangaConfig
import MangaLocalization
import MangaPresentation

/// What is said when a setting has been changed: also where something goes before it, or it holds later.
@MainActor
struct SettingAnswer {
    private let setting: UserSetting
    private let session: Session

    init(_ setting: UserSetting, _ session: Session) {
        self.setting = setting
        self.session = session
    }

    func show(_ phrase: SettingsPhrase, _ arguments: Arguments) throws {
        session.settingsChanged()
        let entry = UserSettingsReport.Entry(setting, in: session.environments)
        let value = Argument.text(entry.text(in: session.language))
        var messages = [Message(phrase, ["key": .text(setting.key), "value": value])]
        switch entry.origin {
        case .variable(let name), .flag(let name):
            messages = [
                Message(
                    SettingsPhrase.settingOverruled,
                    ["origin": .text(name), "key": .text(setting.key), "value": value]
                )
            ]
        default: break
        }
        if case .library = setting, session.kit != nil { messages.append(Message(SettingsPhrase.settingNextStart)) }
        try session.show(
            Done(messages, ["key": .text(setting.key), "value": .text(entry.text(in: .english))]),
            arguments
        )
    }
}
