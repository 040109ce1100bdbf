/// A list of manga that a server is asked for.
public enum ListQuestion: Hashable, Sendable {
    case popular
    /// Manga whose title or author has the text; all of them where it is empty.
    case search(String, offset: Int = 0, limit: Int = 50)

    /// Different for different questions; capitals make no other one.
    var key: String {
        switch self {
        case .popular: "popular"
        case .search(let text, let offset, let limit): "search \(offset) \(limit) \(text.lowercased())"
        }
    }
}
