import MangaConfig

/// What a process in the background gets of the flags that this one was started with.
///
/// A command line can be read by everybody on the machine: what may hold a secret goes by variables.
struct Inheritance: Equatable {
    private(set) var arguments: [String] = []
    private(set) var variables: [String: String] = [:]

    mutating func add(flag: String, _ text: String) {
        arguments.append("\(flag)=\(text)")
    }

    mutating func add(_ setting: Setting, flag: String, _ text: String) {
        guard setting.mayBeSecret(text) else { return add(flag: flag, text) }
        let before = variables[setting.variable].map { $0 + "\n" } ?? ""
        variables[setting.variable] = before + text
    }

    /// `variables` of this process, and above them what the flags said; header fields come together.
    func variables(over others: [String: String]) -> [String: String] {
        others.merging(variables) { theirs, mine in
            let names = Set(mine.split(separator: "\n").map(Self.name))
            let rest = theirs.split(separator: "\n").filter { !names.contains(Self.name($0)) }
            return mine.contains("://") ? mine : (rest.map(String.init) + [mine]).joined(separator: "\n")
        }
    }

    private static func name(_ line: Substring) -> String {
        line.prefix { $0 != ":" }.lowercased()
    }
}

extension Setting {
    /// Header fields, and addresses with a password in them.
    fileprivate func mayBeSecret(_ text: String) -> Bool {
        switch shape {
        case .fields: true
        case .address, .proxy: Secret.hidden(inWrongURL: text) != text
        default: false
        }
    }
}
