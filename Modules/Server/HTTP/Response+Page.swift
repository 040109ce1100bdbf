import MangaLocalization
import MangaStorage

extension Response {
    /// A page as `request` wants it: all of it, a range (RFC 9110 §14), or word that it has not changed (§13).
    static func page(_ content: PageContent, for request: Request) -> Response {
        let tag = EntityTag(content.tag)
        var headers = [
            (name: "Content-Type", value: content.mediaType), ("ETag", tag.text), ("Accept-Ranges", "bytes"),
            ("Cache-Control", "private, no-cache"),
        ]
        if tag.isNamed(in: request.headers["if-none-match"]) {
            // The body goes along for its length; the daemon sends none with this status.
            return Response(status: 304, headers: headers, body: content.body.part(0..<content.size))
        }
        switch range(of: request, tag: tag.text, size: content.size) {
        case .whole:
            return Response(status: 200, headers: headers, body: content.body.part(0..<content.size))
        case .part(let range):
            headers.append(("Content-Range", "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(content.size)"))
            return Response(status: 206, headers: headers, body: content.body.part(range))
        case .unsatisfiable:
            return Refusal(416, ServerPhrase.badRange, ["size": .count(content.size)])
                .with("Content-Range", "bytes */\(content.size)").response
        }
    }

    /// A range counts for GET alone, and only while an `If-Range` names the bytes we have.
    private static func range(of request: Request, tag: String, size: Int) -> ByteRange {
        if request.isHead { return .whole }
        if let condition = request.headers["if-range"], condition != tag { return .whole }
        return ByteRange(request.headers["range"], size: size)
    }
}

extension PageContent {
    fileprivate var size: Int {
        switch body {
        case .bytes(let bytes): bytes.count
        case .slice(let slice): slice.length
        }
    }
}

extension PageContent.Body {
    fileprivate func part(_ range: Range<Int>) -> Response.Body {
        switch self {
        case .bytes(let bytes): .bytes(range.count == bytes.count ? bytes : Array(bytes[range]))
        case .slice(let slice): .file(slice, offset: slice.offset + range.lowerBound, length: range.count)
        }
    }
}
