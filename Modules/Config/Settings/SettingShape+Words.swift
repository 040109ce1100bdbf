public import MangaLocalization

extension SettingShape {
    /// What is allowed, for the message that refuses something else.
    public var allowedWords: Message {
        switch self {
        case .address: Message(ConfigPhrase.allowedAddress)
        case .path: Message(ConfigPhrase.allowedPath)
        case .segment: Message(ConfigPhrase.allowedSegment)
        case .whole(let range):
            Message(
                ConfigPhrase.allowedWhole,
                ["low": .text(String(range.lowerBound)), "high": .text(String(range.upperBound))]
            )
        case .seconds(let range):
            Message(
                ConfigPhrase.allowedSeconds,
                [
                    "low": .text(SettingText.number(range.lowerBound)),
                    "high": .text(SettingText.number(range.upperBound)),
                ]
            )
        case .toggle: Message(ConfigPhrase.allowedToggle)
        case .choice(let words): Message(ConfigPhrase.allowedChoice, ["words": .text(words.joined(separator: ", "))])
        case .level:
            Message(
                ConfigPhrase.allowedChoice,
                ["words": .text(LogLevel.allCases.map(\.rawValue).joined(separator: ", "))]
            )
        case .proxy: Message(ConfigPhrase.allowedProxy)
        case .file: Message(ConfigPhrase.allowedFile)
        case .folder: Message(ConfigPhrase.allowedFolder)
        case .fields: Message(ConfigPhrase.allowedFields)
        case .line: Message(ConfigPhrase.allowedLine)
        case .prompt:
            Message(
                ConfigPhrase.allowedPrompt,
                [
                    "names": .text(PromptTemplate.names.map { "{\($0)}" }.joined(separator: ", ")),
                    "space": "{ manga}", "bracket": "{{",
                ]
            )
        }
    }
}
