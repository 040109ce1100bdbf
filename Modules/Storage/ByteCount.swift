public import MangaLocalization

/// Sizes as people read them.
public enum ByteCount {
    /// Two sizes that are compared: to the byte where they would read the same.
    public static func texts(_ one: Int, _ other: Int, in language: Language = .english) -> (String, String) {
        let texts = (text(one, in: language), text(other, in: language))
        guard one != other, texts.0 == texts.1 else { return texts }
        return ("\(max(0, one)) B", "\(max(0, other)) B")
    }

    /// `0 B`, `999 B`, `12.3 MB`, in Spanish `12,3 MB`: decimal units, one digit behind the mark, rounded down.
    public static func text(_ bytes: Int, in language: Language = .english) -> String {
        language.text(ofBytes: bytes)
    }
}
