/// Where text stands in a field that is wider than the text.
public enum Alignment: Hashable, Sendable {
    case leading
    case centre
    case trailing
}
