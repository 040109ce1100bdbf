/// A language that every string a person sees exists in.
public enum Language: String, CaseIterable, Codable, Sendable {
    case english = "en"
    case spanish = "es"

    /// The language of a POSIX locale name such as `es_AR.UTF-8`; English where it is none of ours.
    public init(locale: String) {
        self = Language(known: locale) ?? .english
    }

    /// The same; nil where it is none of ours.
    public init?(known locale: String) {
        let code = locale.prefix { $0 != "_" && $0 != "." && $0 != "@" && $0 != "-" }
        self.init(rawValue: code.lowercased())
    }

    /// The language that a process's `environment` asks for, by POSIX's order: `LC_ALL`, `LC_MESSAGES`, `LANG`.
    public init(environment: [String: String]) {
        self.init(locale: Language.localeVariable(in: environment).flatMap { environment[$0] } ?? "")
    }

    /// The variable that says which language a process is to speak.
    public static func localeVariable(in environment: [String: String]) -> String? {
        ["LC_ALL", "LC_MESSAGES", "LANG"].first { environment[$0]?.isEmpty == false }
    }
}
