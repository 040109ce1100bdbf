/// Finds the word that somebody probably meant.
public enum Nearest {
    /// The one of `candidates` that is fewest edits away from `word`, where those are at most a third of its letters
    /// (and at least one edit is always allowed); one that begins with `word` counts as one edit away.
    public static func match(_ word: String, in candidates: [String]) -> String? {
        let letters = Array(word.lowercased().prefix(60))
        guard !letters.isEmpty else { return nil }
        let limit = max(1, letters.count / 3)
        var best: (distance: Int, name: String)?
        for name in candidates {
            let other = Array(name.lowercased().prefix(60))
            let begins = letters.count >= 2 && other.starts(with: letters)
            guard begins || abs(other.count - letters.count) <= limit else { continue }
            let distance = begins ? 1 : edits(letters, other)
            if distance <= limit, distance < best?.distance ?? .max { best = (distance, name) }
        }
        return best?.name
    }

    /// Insertions, deletions, replacements and swaps of neighbours (optimal string alignment).
    static func edits(_ a: [Character], _ b: [Character]) -> Int {
        var before: [Int] = []
        var last = Array(0...b.count)
        for i in a.indices {
            var row = [i + 1]
            for j in b.indices {
                var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, before[j - 1] + 1) }
                row.append(cost)
            }
            before = last
            last = row
        }
        return last[b.count]
    }
}
