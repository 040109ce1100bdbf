/// One column of a table.
public struct Column: Hashable, Sendable {
    /// The words above the column; without any title the table has no header line.
    public var title: String
    public var alignment: Alignment
    /// A flexible column gives way first when the table is too wide, the others keep their natural width.
    public var isFlexible: Bool
    /// The width below which a flexible column does not give way before the others do.
    public var minimum: Int
    /// A kept column gives way last of all, when the others are one cell wide: numbers that one must be able to read.
    public var isKept: Bool

    public init(
        _ title: String = "",
        _ alignment: Alignment = .leading,
        isFlexible: Bool = false,
        minimum: Int = 8,
        isKept: Bool = false
    ) {
        self.isKept = isKept
        self.title = title
        self.alignment = alignment
        self.isFlexible = isFlexible
        self.minimum = minimum
    }
}
