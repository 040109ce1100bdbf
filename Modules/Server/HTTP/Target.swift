/// A request's target, cut into segments before anything in it is decoded.
struct Target {
    /// Of a target in absolute form: `host:port`.
    let authority: String?
    let segments: [String]

    /// Nil for a target that is not a path, and for a segment that could be taken for something else: one with an
    /// encoded slash, a control character or NUL, bad UTF-8 or a bad escape, or of dots alone.
    init?(_ raw: String) {
        var path = raw[...]
        var authority: String?
        if let scheme = ["http://", "https://"].first(where: { raw.lowercased().hasPrefix($0) }) {
            let rest = raw.dropFirst(scheme.count)
            let slash = rest.firstIndex(of: "/") ?? rest.endIndex
            authority = String(rest[..<slash])
            path = slash == rest.endIndex ? "/" : rest[slash...]
        }
        guard path.first == "/" else { return nil }
        var segments: [String] = []
        for segment in path.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
            guard let decoded = Target.decoded(segment) else { return nil }
            segments.append(decoded)
        }
        self.authority = authority
        self.segments = segments
    }

    private static func decoded(_ segment: Substring) -> String? {
        guard let text = PercentEncoding.decoded(segment), text != ".", text != ".." else { return nil }
        return text.unicodeScalars.allSatisfy { $0 != "/" && $0.properties.generalCategory != .control } ? text : nil
    }
}
