extension ChapterNumber: Comparable {
    public static func < (one: ChapterNumber, other: ChapterNumber) -> Bool {
        switch (one.value, other.value) {
        case (.decimal(let a, let x), .decimal(let b, let y)):
            // Without leading zeros the longer whole is the larger; fractions compare as text ("5" > "10").
            (a.count, a, x) < (b.count, b, y)
        case (.decimal, .word): true
        case (.word, .decimal): false
        case (.word(let a), .word(let b)): NaturalOrder.isBefore(a, b)
        }
    }
}
