/// Finds the volume and the number of a chapter among the tokens of its name.
struct NumberFinder {
    private let tokens: NameTokens
    /// Whether the series' title may still be in front.
    private let isWholeName: Bool

    private(set) var volume: String?
    private(set) var number: String?
    /// Where volume or number begin, and where the later of them ends.
    private(set) var start: Int?
    private(set) var end: Int?

    private static let volumeWords: Set<String> = ["vol", "volume", "volumen", "tome", "tomo", "band"]
    private static let chapterWords: Set<String> = [
        "ch", "chap", "chp", "chapter", "chapitre", "cap", "capitulo", "capítulo", "kapitel", "ep", "episode", "issue",
    ]
    private static let extraWords: Set<String> = [
        "extra", "extras", "omake", "special", "bonus", "oneshot", "prologue", "epilogue", "afterword", "prólogo",
        "epílogo", "especial",
    ]
    private static let chapterCounters: Set<String> = ["話", "话", "回", "章", "화", "장"]
    private static let volumeCounters: Set<String> = ["巻", "卷", "冊", "册", "권"]

    init(_ tokens: NameTokens, isWholeName: Bool) {
        self.tokens = tokens
        self.isWholeName = isWholeName
    }

    mutating func run() {
        for index in tokens.pieces.indices where volume == nil {
            if let found = marked(index, by: Self.volumeWords, letters: ["v", "t"], counters: Self.volumeCounters) {
                volume = found.number
                take(found.range)
            }
        }
        for index in tokens.pieces.indices where number == nil {
            if let found = marked(index, by: Self.chapterWords, letters: ["c"], counters: Self.chapterCounters) {
                number = found.number
                take(found.range)
            }
        }
        if number == nil { findExtra() }
        if number == nil { findBare() }
    }

    private mutating func take(_ range: Range<Int>) {
        start = min(start ?? range.lowerBound, range.lowerBound)
        end = max(end ?? range.upperBound, range.upperBound)
    }

    /// A number that a word before it (`Ch. 10`), a letter against it (`c010`) or a counter behind it (`第12話`) marks.
    private func marked(
        _ index: Int,
        by words: Set<String>,
        letters: Set<String>,
        counters: Set<String>
    ) -> (number: String, range: Range<Int>)? {
        let pieces = tokens.pieces
        if let number = pieces[index].token.number, let counter = word(at: index + 1), counters.contains(counter) {
            let first = word(at: index - 1) == "第" ? index - 1 : index
            return (number, pieces[first].start..<pieces[index + 1].end)
        }
        let isHash = pieces[index].token == .symbol("#") && words.contains("ch")
        guard isHash || word(at: index).map({ words.contains($0) || letters.contains($0) }) == true else { return nil }
        var next = index + 1
        let reach = word(at: index).map(letters.contains) == true ? 1 : 3
        while next < pieces.count, next - index <= reach, isJoint(pieces[next].token, isLetter: reach == 1) {
            next += 1
        }
        guard next < pieces.count, let number = pieces[next].token.number else { return nil }
        return (number, pieces[index].start..<pieces[next].end)
    }

    private func isJoint(_ token: NameToken, isLetter: Bool) -> Bool {
        isLetter ? token == .symbol(".") : [".", " ", "-", "#", ":"].contains { token == .symbol($0) }
    }

    /// `Extra`, `Omake 2`, `番外編`: a word for a number, where no number stands before it.
    private mutating func findExtra() {
        let pieces = tokens.pieces
        guard let index = pieces.indices.first(where: isExtra) else { return }
        guard !pieces[..<index].contains(where: { $0.token.number != nil && !isTaken($0) }) else { return }
        let length = tokens.text(pieces[index].start..<tokens.characters.count).hasPrefix("番外") ? 2 : 1
        var last = min(index + length, pieces.count) - 1
        if word(at: last + 1) == "編" || word(at: last + 1) == "编" { last += 1 }
        if last + 2 < pieces.count, pieces[last + 1].token == .symbol(" "), pieces[last + 2].token.number != nil {
            last += 2
        } else if last + 1 < pieces.count, pieces[last + 1].token.number != nil {
            last += 1
        }
        number = tokens.text(pieces[index].start..<pieces[last].end)
        take(pieces[index].start..<pieces[last].end)
    }

    private func isExtra(_ index: Int) -> Bool {
        guard let word = word(at: index) else { return false }
        return Self.extraWords.contains(word) || word == "番" && self.word(at: index + 1) == "外"
    }

    /// A number without any mark: one that stands between dashes alone, else one that ends a part of the name, else
    /// the last one; the first of all where the series' title is gone from the front.
    private mutating func findBare() {
        let candidates = tokens.pieces.indices.filter(isBare)
        let chosen =
            candidates.first { !isWholeName && isFirst($0) }
            ?? candidates.first { endsPart($0) && beginsPart($0) }
            ?? candidates.first(where: endsPart)
            ?? candidates.last
        guard let chosen else { return }
        number = tokens.pieces[chosen].token.number
        take(tokens.pieces[chosen].start..<tokens.pieces[chosen].end)
    }

    private func isBare(_ index: Int) -> Bool {
        let piece = tokens.pieces[index]
        return piece.token.number != nil && !isTaken(piece) && word(at: index - 1) == nil && word(at: index + 1) == nil
    }

    private func isTaken(_ piece: NameTokens.Piece) -> Bool {
        guard let start, let end else { return false }
        return piece.start >= start && piece.end <= end
    }

    private func isFirst(_ index: Int) -> Bool {
        tokens.pieces[..<index].allSatisfy { $0.token.word == nil && $0.token.number == nil }
    }

    private func beginsPart(_ index: Int) -> Bool {
        isSeparator(tokens.pieces[..<index].last { $0.token != .symbol(" ") })
    }

    private func endsPart(_ index: Int) -> Bool {
        isSeparator(tokens.pieces[(index + 1)...].first { $0.token != .symbol(" ") })
    }

    private func isSeparator(_ piece: NameTokens.Piece?) -> Bool {
        guard let piece else { return true }
        return ["-", "–", "—", ":", ",", "."].contains { piece.token == .symbol($0) }
    }

    private func word(at index: Int) -> String? {
        tokens.pieces.indices.contains(index) ? tokens.pieces[index].token.word : nil
    }
}
