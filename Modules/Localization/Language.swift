/// A language that every string a person sees exists in.
public enum Language: String, CaseIterable, Codable, Sendable {
    case english = "en"
    case spanish = "es"

    /// The language of a POSIX locale name such as `es_AR.UTF-8`; English where it is none of ours.
    public init(locale: String) {
        let code = locale.prefix { $0 != "_" && $0 != "." && $0 != "@" && $0 != "-" }
        self = Language(rawValue: code.lowercased()) ?? .english
    }

    /// The language that a process's `environment` asks for, by POSIX's order: `LC_ALL`, `LC_MESSAGES`, `LANG`.
    public init(environment: [String: String]) {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        self.init(locale: locale ?? "")
    }
}
