import Foundation

/// What a setting may hold.
public enum SettingShape: Hashable, Sendable {
    case address
    /// Between server and API.
    case path
    /// One segment of a path.
    case segment
    case whole(ClosedRange<Int>)
    case seconds(ClosedRange<Double>)
    case toggle
    case choice([String])
    /// One of `LogLevel`; true means `default` and false `none`, as in the seed's `loggingEnabled`.
    case level
    case proxy
    case file
    case folder
    case fields
    /// What a header field can hold.
    case line
    /// A `PromptTemplate`.
    case prompt
}

extension SettingShape {
    /// The value that a person typed; nil where it is not allowed.
    func value(typed text: String) -> SettingValue? {
        let value: SettingValue? =
            switch self {
            case .whole: Int(text).map(SettingValue.whole)
            case .seconds: Double(text).map(SettingValue.seconds)
            case .toggle: SettingShape.toggle(text).map(SettingValue.toggle)
            case .level: .text(SettingShape.level(text))
            case .choice(let words): words.first { $0.lowercased() == text.lowercased() }.map(SettingValue.text)
            case .file, .folder: .text(SettingShape.absolute(text))
            case .fields: HeaderFields.read(text).map(SettingValue.fields)
            case .address, .path, .segment, .proxy, .line, .prompt: .text(text)
            }
        return value.flatMap(allowed)
    }

    /// The value that `node` writes; nil where it is not allowed.
    func value(written node: JSONNode) -> SettingValue? {
        let value: SettingValue? =
            switch (self, node.content) {
            case (.whole, .number(let digits)): Int(digits).map(SettingValue.whole)
            case (.seconds, .number(let digits)): Double(digits).map(SettingValue.seconds)
            case (.toggle, .toggle(let isOn)): .toggle(isOn)
            case (.level, .toggle(let isOn)): .text((isOn ? LogLevel.default : .none).rawValue)
            case (.fields, .object(let members)): HeaderFields.read(members).map(SettingValue.fields)
            case (.whole, _), (.seconds, _), (.toggle, _), (.fields, _): nil
            case (.file, .text(let text)), (.folder, .text(let text)): .text(HomePath.expanded(text))
            case (_, .text(let text)): .text(text)
            default: nil
            }
        return value.flatMap(allowed)
    }

    private func allowed(_ value: SettingValue) -> SettingValue? {
        let isAllowed =
            switch (self, value) {
            case (.whole(let range), .whole(let number)): range.contains(number)
            case (.seconds(let range), .seconds(let number)): range.contains(number)
            case (.address, .text(let text)): ServerAddress(text).isValid
            case (.path, .text(let text)): SettingShape.isPath(text)
            case (.segment, .text(let text)): !text.isEmpty && PathSegment.encoded(text) == text
            case (.choice(let words), .text(let text)): words.contains(text)
            case (.level, .text(let text)): LogLevel(rawValue: text) != nil
            case (.proxy, .text(let text)): ProxyAddress.isValid(text)
            case (.file, .text(let text)), (.folder, .text(let text)): text.hasPrefix("/")
            case (.line, .text(let text)): !text.isEmpty && HeaderFields.isValue(text)
            case (.prompt, .text(let text)): PromptTemplate(text) != nil
            case (.toggle, .toggle), (.fields, .fields): true
            default: false
            }
        return isAllowed ? value : nil
    }

    private static func toggle(_ text: String) -> Bool? {
        switch text.lowercased() {
        case "true", "yes", "on", "1": true
        case "false", "no", "off", "0": false
        default: nil
        }
    }

    private static func level(_ text: String) -> String {
        toggle(text).map { ($0 ? LogLevel.default : .none).rawValue } ?? text.lowercased()
    }

    /// From the home folder, or from where the process runs.
    private static func absolute(_ path: String) -> String {
        path.isEmpty ? path : HomePath.absolute(path)
    }

    private static func isPath(_ text: String) -> Bool {
        !text.contains { "?#\\".contains($0) || $0.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F } }
            && !text.split(separator: "/").contains { $0 == "." || $0 == ".." }
    }
}
