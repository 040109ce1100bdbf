import MangaConfig

extension Call {
    /// The call of a path as a person types it, its answer left as it comes.
    ///
    /// One that begins with `/` is below the server, one that begins with a version (`v2/RefreshToken`) below its
    /// `api` folder, any other below the environment's own API. A query may follow. What is percent-encoded stays so,
    /// what no address can hold is encoded.
    public init(_ method: HTTPMethod, typed text: String) {
        let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let path = parts.first ?? ""
        let first = path.prefix { $0 != "/" }
        if path.hasPrefix("/") {
            self.init(method, .server, answer: NoAnswer.self)
            segments = Call.segments(path.dropFirst())
        } else if Call.isVersion(first) {
            self.init(method, .version(String(first)), answer: NoAnswer.self)
            segments = Call.segments(path.dropFirst(first.count + 1))
        } else {
            self.init(method, .api, answer: NoAnswer.self)
            segments = Call.segments(path)
        }
        typedQuery = parts.count == 2 ? PathSegment.encodedPath(parts[1], keeping: "?") : ""
    }

    private static func segments(_ path: Substring) -> [Segment] {
        path.isEmpty ? [] : [.verbatim(PathSegment.encodedPath(path))]
    }

    /// Whether `text` is `v1`, `v2` and so on.
    private static func isVersion(_ text: Substring) -> Bool {
        text.count > 1 && text.first == "v" && text.dropFirst().allSatisfy { $0.isASCII && $0.isNumber }
    }
}
