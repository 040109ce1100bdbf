import Foundation

/// Values as people read and type them.
enum SettingText {
    /// `30`, `0.5`.
    static func number(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
    }

    /// What `value` looks like where a configuration is shown; nil where nothing is set.
    static func shown(_ value: SettingValue) -> String? {
        switch value {
        case .text(let text): Secret.hidden(inURL: text)
        case .whole(let number): String(number)
        case .seconds(let seconds): number(seconds)
        case .toggle(let isOn): String(isOn)
        case .fields(let fields):
            fields.isEmpty ? nil : fields.keys.sorted().map { "\($0): \(Secret.mask)" }.joined(separator: ", ")
        case .nothing: nil
        }
    }
}
