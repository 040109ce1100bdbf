/// What a piece of text means; the terminal decides how that looks.
public enum TextStyle: Hashable, Sendable, CaseIterable {
    case plain
    case heading
    case dim
    case success
    case failure
    case warning
    case accent
}
