/// One `setting=value`, or a flag, that changes an entry of `config.json`.
///
/// Besides the settings there are `name=…` and, for one header field, `headers.X-Shelf=…`. An empty value takes the
/// setting out of the entry.
public struct Assignment: Hashable, Sendable {
    private enum Target: Hashable, Sendable {
        case name
        case setting(key: String)
        case header(name: String)
    }

    private let target: Target
    private let text: String
    private let origin: Origin

    /// Reads `port=4000`.
    public init(_ word: String) throws(ConfigError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let key = parts[0]
        origin = .assignment(key)
        guard parts.count == 2 else { throw .missingKey(.assignment(word), key: "=") }
        text = parts[1]
        if key.lowercased() == "name" {
            target = .name
        } else if key.lowercased().hasPrefix("headers.") {
            target = .header(name: String(key.dropFirst("headers.".count)))
        } else if let setting = Setting.named(key) ?? Setting.named(key.replacing("-", with: "")) {
            // As it is written, or as its flag is.
            target = .setting(key: setting.key)
        } else {
            throw key.lowercased() == "id" ? .isFixed(origin) : .unknown(key, origin, or: ["name"])
        }
        try check()
    }

    /// What stands behind the flag of `setting`.
    public init(_ setting: Setting, flag: String, text: String) throws(ConfigError) {
        target = .setting(key: setting.key)
        self.text = text
        origin = .flag(flag)
        guard setting.shape.value(typed: text) != nil else { throw .wrong(setting, text, origin) }
    }

    /// Whether it says where the server is; what says more about it comes after.
    public var isServer: Bool { target == .setting(key: "serverURL") }

    /// What is typed for the setting `key`; nil where it changes something else.
    public func value(of key: String) -> String? {
        target == .setting(key: key) ? text : nil
    }

    private func check() throws(ConfigError) {
        switch target {
        case .name: try EnvironmentName.check(text)
        case .header(let name):
            let isAllowed = HeaderFields.isName(name) && HeaderFields.isValue(text)
            if !isAllowed { throw .wrongValue(origin, found: Secret.mask, allowed: SettingShape.fields.allowedWords) }
        case .setting(let key):
            guard !text.isEmpty, let setting = Setting.named(key) else { return }
            if setting.shape.value(typed: text) == nil { throw .wrong(setting, text, origin) }
        }
    }

    /// Changes `entry`, the object of the environment `id`.
    func apply(to entry: inout JSONNode, isPreset: Bool, id: String) throws(ConfigError) {
        switch target {
        case .name:
            if isPreset { throw .isFixed(origin) }
            // The id stays when the name changes.
            if entry["id"] == nil { entry["id"] = .text(id) }
            entry["name"] = .text(text)
        case .header(let name):
            var fields = entry["headers"] ?? JSONNode(.object([]))
            for member in fields.members ?? [] where member.key.lowercased() == name.lowercased() {
                fields[member.key] = nil
            }
            if !text.isEmpty { fields[name] = .text(text) }
            entry["headers"] = fields.members?.isEmpty == true ? nil : fields
        case .setting(let key): apply(key, to: &entry)
        }
    }

    private func apply(_ key: String, to entry: inout JSONNode) {
        guard let setting = Setting.named(key) else { return }
        for alias in setting.aliases { entry[alias] = nil }
        guard let value = setting.shape.value(typed: text) else {
            entry[key] = nil
            return
        }
        entry[key] = value.node
        if isServer, ServerAddress(text).port != nil { entry["port"] = nil }
    }
}

extension SettingValue {
    /// As it stands in `config.json`.
    var node: JSONNode {
        switch self {
        case .text(let text): .text(text)
        case .whole(let number): JSONNode(.number(String(number)))
        case .seconds(let number): JSONNode(.number(SettingText.number(number)))
        case .toggle(let isOn): JSONNode(.toggle(isOn))
        case .fields(let fields):
            JSONNode(.object(fields.sorted { $0.key < $1.key }.map { .init(key: $0.key, value: .text($0.value)) }))
        case .nothing: JSONNode(.null)
        }
    }
}
