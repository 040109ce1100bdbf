/// What bytes are that were meant to be an image and are not.
///
/// Servers answer a page's address with an error page often enough that a reader wants to know which.
public enum ForeignContent: String, CaseIterable, Hashable, Codable, Sendable {
    case html = "HTML"
    case json = "JSON"
    case xml = "XML"
    case text
    case archive
    case pdf = "PDF"
    case unknown
}
