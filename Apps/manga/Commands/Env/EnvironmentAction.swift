import MangaLocalization

/// What `env` does with an environment besides switching to it; no environment is called like one of them.
enum EnvironmentAction: String, CaseIterable, Sendable {
    case add, edit, remove, show, check
    case makeDefault = "default"

    /// How it is written.
    var usage: String {
        switch self {
        case .add: "env add NAME URL|--mock=FOLDER [setting=value …]"
        case .edit: "env edit NAME setting=value …"
        case .remove: "env remove NAME [--yes]"
        case .show: "env show NAME"
        case .check: "env check [NAME …]"
        case .makeDefault: "env default NAME"
        }
    }

    /// Whether settings may follow the name.
    var takesSettings: Bool { self == .add || self == .edit }

    /// Whether the name is to be a new one.
    var namesNewEnvironment: Bool { self == .add }
}

extension EnvironmentAction {
    /// For help and completion; `env` itself reads what stands behind it.
    var spec: CommandSpec {
        CommandSpec(
            name: rawValue,
            arguments: arguments,
            options: self == .remove ? [OptionSpec(name: "--yes", summary: .optionYes)] : [],
            takesSettings: takesSettings,
            forms: [usage],
            summary: summary,
            group: .environments,
            examples: examples,
            failure: self == .check ? .failedCheck : .failed
        )
    }

    private var arguments: [ArgumentSpec] {
        let settings = ArgumentSpec(name: "setting=value", kind: .assignment, presence: .optionalRest)
        return switch self {
        case .add:
            [
                ArgumentSpec(name: "NAME", kind: .text), ArgumentSpec(name: "URL", kind: .text, presence: .optional),
                settings,
            ]
        case .edit: [ArgumentSpec(name: "NAME", kind: .environment), settings]
        case .check: [ArgumentSpec(name: "NAME", kind: .environment, presence: .optionalRest)]
        case .remove, .show, .makeDefault: [ArgumentSpec(name: "NAME", kind: .environment)]
        }
    }

    private var summary: CommandPhrase {
        switch self {
        case .add: .envAdd
        case .edit: .envEdit
        case .remove: .envRemove
        case .show: .envShow
        case .check: .envCheck
        case .makeDefault: .envDefault
        }
    }

    private var examples: [String] {
        switch self {
        case .add:
            [
                "env add home nas:3001 timeout=60", "env add work https://manga.example/library",
                "env add demo --mock ~/demo",
            ]
        case .edit: ["env edit home port=3002", "env edit home headers.X-Shelf=7", "env edit home port="]
        case .remove: ["env remove home"]
        case .show: ["env show staging"]
        case .check: ["env check", "env check staging dev"]
        case .makeDefault: ["env default home"]
        }
    }
}
