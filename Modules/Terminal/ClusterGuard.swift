/// Keeps characters whole while libedit moves and deletes by scalars.
///
/// What a person sees as one character may be many scalars: a letter with its accents, a family, a flag. After each key
/// this tells what is left to do: a cursor inside a character goes on in the direction in which it moved, and of a
/// character that lost some of its scalars the others go too. What is typed may come scalar by scalar, and is left alone.
struct ClusterGuard {
    /// What brings a line in order: first the range goes, then the cursor goes to its place.
    struct Correction: Equatable {
        var deletion: Range<Int>?
        var cursor: Int
    }

    private var scalars: [Unicode.Scalar] = []
    private var cursor = 0
    /// Whether every scalar is a character of its own, which most lines are.
    private var isSimple = true

    /// Takes over a line that is as it should be.
    mutating func accept(_ scalars: [Unicode.Scalar], cursor: Int) {
        self.scalars = scalars
        self.cursor = cursor
        isSimple = scalars.allSatisfy(Self.isSimple)
    }

    /// Takes over one scalar that was typed at the end; false when the line is another one.
    mutating func accept(typed scalar: Unicode.Scalar, count: Int, cursor: Int) -> Bool {
        let isAtEnd = self.cursor == scalars.count && cursor == count
        guard isAtEnd, count == scalars.count + 1 else { return false }
        scalars.append(scalar)
        self.cursor = cursor
        isSimple = isSimple && Self.isSimple(scalar)
        return true
    }

    /// Whether the line is as it was taken over; what changed without changing a length does not matter here.
    func isUnchanged(count: Int, cursor: Int) -> Bool {
        count == scalars.count && cursor == self.cursor
    }

    /// What must follow the key that made the line what it is now; nil when nothing must.
    func correction(of new: [Unicode.Scalar], cursor newCursor: Int) -> Correction? {
        if new.count > scalars.count || isSimple && new.allSatisfy(Self.isSimple) { return nil }
        if let torn = tornRest(in: new) { return Correction(deletion: torn, cursor: torn.lowerBound) }
        guard
            let character = Self.bounds(in: new).first(where: { $0.lowerBound < newCursor && newCursor < $0.upperBound }
            )
        else { return nil }
        // vi's `$` puts the cursor on the last scalar; a step to the right goes over the whole character.
        let goesBack = newCursor < cursor || (newCursor > cursor && cursor < character.lowerBound)
        return Correction(cursor: goesBack ? character.lowerBound : character.upperBound)
    }

    /// The scalars in `new` that belonged to characters of which a deletion took the others.
    private func tornRest(in new: [Unicode.Scalar]) -> Range<Int>? {
        guard new.count < scalars.count else { return nil }
        let head = zip(new, scalars).prefix { $0 == $1 }.count
        let tail = zip(new.reversed(), scalars.reversed()).prefix { $0 == $1 }.count
        guard head + tail >= new.count else { return nil }
        let gone = scalars.count - new.count
        // Equal scalars side by side leave open which went: a whole character, if one of the choices is one.
        let starts = (new.count - tail)...head
        let bounds = Self.bounds(in: scalars)
        let edges = Set(bounds.map(\.lowerBound) + [scalars.count])
        if starts.contains(where: { edges.contains($0) && edges.contains($0 + gone) }) { return nil }
        let start = head
        let lower = bounds.last { $0.lowerBound <= start }?.lowerBound ?? start
        let upper = bounds.first { $0.upperBound >= start + gone }?.upperBound ?? start + gone
        let rest = lower..<(upper - gone)
        return rest.isEmpty ? nil : rest
    }

    private static func isSimple(_ scalar: Unicode.Scalar) -> Bool { scalar.value < 0x300 }

    /// The characters as ranges of scalars.
    private static func bounds(in scalars: [Unicode.Scalar]) -> [Range<Int>] {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        var start = 0
        return String(text).map { character in
            defer { start += character.unicodeScalars.count }
            return start..<(start + character.unicodeScalars.count)
        }
    }
}
