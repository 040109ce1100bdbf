extension Message {
    /// What it says, for programs and in no language: its table and its key, as in `shell.unknownManga`.
    ///
    /// `other` where the words are somebody else's.
    public var code: String {
        if table == Verbatim.self { return "other" }
        let name = "\(table)".replacing(/Phrase$/, with: "")
        let capitals = name.prefix { $0.isUppercase }.count
        // `API` becomes `api`, and `SQLite` `sqLite`.
        let small = capitals == name.count ? capitals : max(1, capitals - 1)
        return name.prefix(small).lowercased() + name.dropFirst(small) + "." + key
    }
}
