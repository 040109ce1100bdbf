package import MangaNetworking

/// What is known of a page's bytes on the server, and so whether a part of them may be continued.
package struct Resume: Hashable, Sendable {
    /// A strong entity tag (RFC 9110 §8.8.3); only those may stand in `If-Range`.
    package private(set) var tag: String?
    /// Bytes of the whole.
    package private(set) var total: Int?

    /// `size` is what the page list says; a part left by an earlier run continues only where it is known.
    package init(size: Int?) {
        total = size.flatMap { $0 > 0 ? $0 : nil }
    }

    /// Fields that ask for what is missing behind the first `count` bytes; none where all must be asked for.
    package func headers(having count: Int) -> HTTPHeaders {
        guard canContinue(at: count) else { return [:] }
        var headers: HTTPHeaders = ["Range": "bytes=\(count)-"]
        if let tag { headers["If-Range"] = tag }
        return headers
    }

    /// Whether `count` bytes may be continued: a byte beyond the end is never asked for.
    package func canContinue(at count: Int) -> Bool {
        count > 0 && (tag != nil || total != nil) && count < total ?? .max
    }

    /// Whether the part in `head` continues `count` bytes of the same whole.
    package func matches(_ head: HTTPResponse, at count: Int) -> Bool {
        guard let range = ContentRange(head.headers["Content-Range"]), range.start == count else { return false }
        if let tag, let other = Resume.strong(head.headers["ETag"]), tag != other { return false }
        if let total, let other = range.total, total != other { return false }
        return true
    }

    /// Learns from the head of an answer that carries bytes of the page.
    package mutating func learn(from head: HTTPResponse) {
        tag = Resume.strong(head.headers["ETag"])
        total = Resume.total(in: head)
    }

    /// Bytes of the whole, as the head of a 200 or 206 says; nil where it does not, or counts packed bytes.
    package static func total(in head: HTTPResponse) -> Int? {
        guard head.headers["Content-Encoding"] == nil else { return nil }
        if head.status == 206 { return ContentRange(head.headers["Content-Range"])?.total }
        return head.headers["Content-Length"].flatMap { Int($0) }
    }

    private static func strong(_ tag: String?) -> String? {
        guard let tag, tag.hasPrefix("\""), tag.count >= 2, tag.hasSuffix("\"") else { return nil }
        return tag
    }
}
