/// What `env` does with an environment besides switching to it; no environment is called like one of them.
enum EnvironmentAction: String, CaseIterable, Sendable {
    case add, edit, remove, show, check
    case makeDefault = "default"

    /// How it is written.
    var usage: String {
        switch self {
        case .add: "env add NAME URL [setting=value …]"
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
