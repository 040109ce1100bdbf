/// How a command writes its answer.
enum Format: CaseIterable, Equatable {
    /// For people.
    case text
    case json
    /// Rows of fields between tabs.
    case plain

    /// The option that asks for it.
    var option: OptionSpec? {
        switch self {
        case .text: nil
        case .json: .json
        case .plain: .plain
        }
    }
}
