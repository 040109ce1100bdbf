public import MangaLocalization

/// Why a server's answer, well-formed as it was, is of no use.
///
/// What fails on the way is thrown as `APIError`, untouched.
public enum SourceError: Error, Equatable, Localizable {
    /// Not an http or https address; `page` counts from 0.
    case invalidPageURL(page: Int, url: String)
    case tooManyPages(count: Int, limit: Int)
    /// The server has fetched a part of the chapter only.
    case incomplete(present: Int, total: Int)

    public var message: Message {
        switch self {
        case .invalidPageURL(let page, let url):
            Message(SourcesPhrase.invalidPageURL, ["page": .count(page + 1), "url": .text(url)])
        case .tooManyPages(let count, let limit):
            Message(SourcesPhrase.tooManyPages, ["count": .count(count), "limit": .count(limit)])
        case .incomplete(let present, let total):
            Message(SourcesPhrase.incomplete, ["present": .count(present), "total": .count(total)])
        }
    }
}
