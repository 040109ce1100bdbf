/// One step through a document.
public enum XMLEvent: Hashable, Sendable {
    case start(XMLElement)
    /// Text or CDATA; the text of one element may come in several pieces.
    case text(String)
    /// The end of an element; an empty element has one too.
    case end(name: String)
}
