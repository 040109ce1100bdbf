/// Finds the word that somebody probably meant.
public enum Nearest {
    /// More letters than these are not looked at.
    private static let length = 60

    /// The one of `candidates` that is fewest edits away from `word`, where those are at most a third of its letters
    /// (and at least one edit is always allowed); one that begins with `word` counts as one edit away.
    ///
    /// A single letter means only what begins with it. Where a name has several words, as many of them as `word` has are
    /// enough: `lantrn` means “Lantern Street”.
    public static func match(_ word: String, in candidates: [String]) -> String? {
        let wanted = Wanted(word)
        guard !wanted.letters.isEmpty else { return nil }
        var best: (likeness: Likeness, name: String)?
        for name in candidates {
            guard let likeness = wanted.likeness(to: name) else { continue }
            if best.map({ likeness < $0.likeness }) ?? true { best = (likeness, name) }
        }
        return best?.name
    }

    /// How far a name is away; less is better.
    private struct Likeness: Comparable {
        var distance: Int
        /// Words of the name before those that were compared; of the whole name, none.
        var place = 0
        /// Letters of the name that were not asked for.
        var surplus = 0

        static func < (one: Likeness, other: Likeness) -> Bool {
            (one.distance, one.place, one.surplus) < (other.distance, other.place, other.surplus)
        }
    }

    private struct Wanted {
        let letters: [Character]
        private let words: Int
        private let limit: Int

        init(_ word: String) {
            letters = Array(word.lowercased().prefix(Nearest.length))
            words = max(1, word.split(separator: " ").count)
            limit = max(1, letters.count / 3)
        }

        func likeness(to name: String) -> Likeness? {
            let name = name.lowercased()
            let whole = Array(name.prefix(Nearest.length))
            if let distance = distance(to: whole, from: 2) { return Likeness(distance: distance) }
            let parts = name.split(separator: " ").prefix(12)
            // Of two letters every third word would be near.
            guard letters.count > 2, parts.count > words else { return nil }
            let windows = (0...parts.count - words).compactMap { start -> Likeness? in
                let window = Array(parts[start..<start + words].joined(separator: " "))
                return distance(to: window, from: 3).map {
                    Likeness(distance: $0, place: start + 1, surplus: whole.count - window.count)
                }
            }
            return windows.min()
        }

        /// Nil above the limit; `shortest` letters must have been typed for a beginning to count.
        private func distance(to other: [Character], from shortest: Int) -> Int? {
            if other != letters, letters.count >= shortest, other.starts(with: letters) { return 1 }
            guard abs(other.count - letters.count) <= limit else { return nil }
            // Whatever has one letter is one edit away.
            if letters.count == 1 { return other == letters ? 0 : other.starts(with: letters) ? 1 : nil }
            let distance = Nearest.edits(letters, other)
            return distance <= limit ? distance : nil
        }
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
