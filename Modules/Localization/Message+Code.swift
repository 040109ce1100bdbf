extension Message {
    /// What it says, for programs and in no language: its table and its key, as in `shell.unknownManga`.
    ///
    /// `other` where the words are somebody else's.
    public var code: String {
        if table == Verbatim.self { return "other" }
        let name = "\(table)".replacing(/Phrase$/, with: "")
        return name.prefix(1).lowercased() + name.dropFirst() + "." + key
    }
}
