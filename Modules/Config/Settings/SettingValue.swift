/// What a setting holds, before it is put into an `APIConfig`.
public enum SettingValue: Hashable, Sendable {
    case text(String)
    case whole(Int)
    case seconds(Double)
    case toggle(Bool)
    /// Header fields by their names.
    case fields([String: String])
    /// Not set: `null` in the file.
    case nothing
}

/// A type that a field of `APIConfig` may have.
protocol SettingRepresentable: Sendable {
    init?(_ value: SettingValue)
    var settingValue: SettingValue { get }
}

extension String: SettingRepresentable {
    init?(_ value: SettingValue) {
        guard case .text(let text) = value else { return nil }
        self = text
    }

    var settingValue: SettingValue { .text(self) }
}

extension Int: SettingRepresentable {
    init?(_ value: SettingValue) {
        guard case .whole(let number) = value else { return nil }
        self = number
    }

    var settingValue: SettingValue { .whole(self) }
}

extension Double: SettingRepresentable {
    init?(_ value: SettingValue) {
        guard case .seconds(let number) = value else { return nil }
        self = number
    }

    var settingValue: SettingValue { .seconds(self) }
}

extension Bool: SettingRepresentable {
    init?(_ value: SettingValue) {
        guard case .toggle(let isOn) = value else { return nil }
        self = isOn
    }

    var settingValue: SettingValue { .toggle(self) }
}

extension ServerKind: SettingRepresentable {
    init?(_ value: SettingValue) {
        guard case .text(let name) = value else { return nil }
        self.init(rawValue: name)
    }

    var settingValue: SettingValue { .text(rawValue) }
}

extension LogLevel: SettingRepresentable {
    init?(_ value: SettingValue) {
        guard case .text(let name) = value else { return nil }
        self.init(rawValue: name)
    }

    var settingValue: SettingValue { .text(rawValue) }
}

extension [String: String]: SettingRepresentable {
    init?(_ value: SettingValue) {
        guard case .fields(let fields) = value else { return nil }
        self = fields
    }

    var settingValue: SettingValue { .fields(self) }
}

extension Optional: SettingRepresentable where Wrapped: SettingRepresentable {
    init?(_ value: SettingValue) {
        if value == .nothing {
            self = .none
        } else {
            guard let wrapped = Wrapped(value) else { return nil }
            self = wrapped
        }
    }

    var settingValue: SettingValue { self?.settingValue ?? .nothing }
}
