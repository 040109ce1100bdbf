/// What a file name says about a chapter.
///
/// Reads `Lantern Street 001`, `Vol.2 Ch.10.5 - Title`, `c010`, `[Group] Name v01c005 (2019)`, `第12話`, `Extra 2`,
/// `012 - The Title`. A name with a volume alone gives the volume's number as the chapter's too. What it cannot tell
/// is nil.
public struct ChapterName: Hashable, Sendable {
    /// What stands before volume and number.
    public var series: String?
    public var volume: String?
    public var number: String?
    /// What stands behind the number, or all of a name without one.
    public var title: String?
    /// The first text in square brackets.
    public var group: String?

    /// Takes `name`, which is without extension, apart.
    ///
    /// Where it begins with `series`, that is set aside first, so that numbers in a title are not taken for the
    /// chapter's.
    public init(_ name: String, series: String? = nil) {
        let (bare, group) = ChapterName.withoutBrackets(name)
        self.group = group
        let prefix = series.flatMap { ChapterName.length(of: $0, in: bare) }
        let tokens = NameTokens(prefix.map { String(bare.dropFirst($0)) } ?? bare)
        var finder = NumberFinder(tokens, isWholeName: prefix == nil)
        finder.run()
        volume = finder.volume
        number = finder.number ?? finder.volume
        let front = tokens.text(0..<(finder.start ?? tokens.characters.count))
        let back = tokens.text((finder.end ?? tokens.characters.count)..<tokens.characters.count)
        self.series = prefix.map { String(bare.prefix($0)) }.flatMap(ChapterName.trimmed) ?? ChapterName.trimmed(front)
        title = ChapterName.trimmed(back)
        if number == nil { title = prefix == nil ? self.series : ChapterName.trimmed(front) }
        if number == nil, title == nil { title = ChapterName.trimmed(bare) }
    }

    /// Whether `name`, brackets aside, begins with the title `series`.
    static func begins(_ name: String, with series: String) -> Bool {
        length(of: series, in: withoutBrackets(name).bare) != nil
    }

    /// Takes out `[…]`, `(…)` and `{…}`, unless nothing would be left.
    private static func withoutBrackets(_ name: String) -> (bare: String, group: String?) {
        var bare = ""
        var inside = ""
        var group: String?
        var closers: [Character] = []
        for character in name.prefix(512) {
            if let closer = brackets[character] {
                closers.append(closer)
                inside = ""
            } else if character == closers.last {
                closers.removeLast()
                if group == nil, character == "]" { group = inside.nonBlank }
                bare += " "
            } else if closers.isEmpty {
                bare.append(character)
            } else {
                inside.append(character)
            }
        }
        return closers.isEmpty && trimmed(bare) != nil ? (bare, group) : (String(name.prefix(512)), nil)
    }

    private static let brackets: [Character: Character] = ["[": "]", "(": ")", "{": "}", "【": "】", "（": "）"]

    /// How many characters of `name` are `series`, case and the kind of white space aside; nil where it does not
    /// begin with it, or a word or number goes on behind it.
    private static func length(of series: String, in name: String) -> Int? {
        let wanted = plain(series)
        let given = plain(name)
        guard !wanted.isEmpty, given.starts(with: wanted) else { return nil }
        guard let next = given.dropFirst(wanted.count).first, let last = wanted.last else { return wanted.count }
        let goesOn = next.isLetter && last.isLetter && last.isASCII || next.isNumber && last.isNumber
        return goesOn ? nil : wanted.count
    }

    private static func plain(_ text: String) -> [Character] {
        text.map { $0 == "_" || $0.isWhitespace ? " " : $0.lowercased().first ?? $0 }
    }

    /// Without separators around it; nil where nothing is left.
    private static func trimmed(_ text: String) -> String? {
        let separators: Set<Character> = ["-", "–", "—", "_", ".", ",", ":", ";", "~", "#", "|", "「", "」"]
        let isSeparator = { (character: Character) in character.isWhitespace || separators.contains(character) }
        guard let first = text.firstIndex(where: { !isSeparator($0) }),
            let last = text.lastIndex(where: { !isSeparator($0) })
        else { return nil }
        return text[first...last].split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
