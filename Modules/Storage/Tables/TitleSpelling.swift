/// How a text may be spelled in a title: SQLite knows the capitals of ASCII alone.
enum TitleSpelling {
    static func all(of text: String) -> Set<String> {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return [text] }
        let capital = text.prefix(1).uppercased() + text.dropFirst().lowercased()
        return [text, text.lowercased(), text.uppercased(), capital]
    }

    /// What LIKE … ESCAPE '\' finds `text` with, wherever it stands.
    static func pattern(_ text: String) -> String {
        "%" + text.replacing(/[%_\\]/) { "\\\($0.output)" } + "%"
    }
}
