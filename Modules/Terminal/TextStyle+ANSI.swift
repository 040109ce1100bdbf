import MangaText

extension TextStyle {
    /// The escape sequence that starts this style; plain text needs none.
    ///
    /// Source: ECMA-48, 8.3.117 (SGR).
    var ansi: String? {
        switch self {
        case .plain: nil
        case .heading: "\u{1B}[1m"
        case .dim: "\u{1B}[2m"
        case .success: "\u{1B}[32m"
        case .failure: "\u{1B}[31m"
        case .warning: "\u{1B}[33m"
        case .accent: "\u{1B}[36m"
        }
    }

    static var ansiReset: String { "\u{1B}[0m" }
}
