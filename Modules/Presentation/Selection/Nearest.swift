/// The known word that is most like a mistyped one.
enum Nearest {
    /// Nil where none is within a third of the word's length, and at least one letter.
    ///
    /// Long words are never compared: nobody mistyped them, and it would take long.
    static func of(_ word: String, in known: [String]) -> String? {
        let letters = Array(word.lowercased())
        guard letters.count <= 32 else { return nil }
        let allowed = max(1, letters.count / 3)
        var best: (distance: Int, word: String)?
        for candidate in known.prefix(10_000) where abs(candidate.count - letters.count) <= allowed {
            let distance = distance(letters, Array(candidate.lowercased()))
            if distance <= allowed, distance < best?.distance ?? .max { best = (distance, candidate) }
        }
        return best?.word
    }

    /// Letters to insert, remove or replace.
    private static func distance(_ one: [Character], _ other: [Character]) -> Int {
        var row = Array(0...other.count)
        for (i, letter) in one.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, candidate) in other.enumerated() {
                let above = row[j + 1]
                row[j + 1] = min(above + 1, row[j] + 1, diagonal + (letter == candidate ? 0 : 1))
                diagonal = above
            }
        }
        return row[other.count]
    }
}
