/// One request, read whole and found sound.
struct Request: Sendable {
    /// `HEAD` is `GET` here: the daemon leaves the body out.
    let method: String
    let isHead: Bool
    /// The path, decoded: no segment has a slash, a control character or dots alone.
    let segments: [String]
    /// Decoded; of several values of one name, the last.
    let query: [String: String]
    /// Names in lower case; of several values of one name, the last.
    let headers: [String: String]
    /// The authority that was asked for, in lower case: the target's own, else the `Host` header.
    let host: String?
    /// Empty where no route would read it.
    var body: [UInt8] = []
}

extension Request {
    /// Of the body, in lower case and without parameters: `application/json`.
    var mediaType: String {
        let type = (headers["content-type"] ?? "").prefix { $0 != ";" }
        return type.split(separator: " ").joined(separator: " ").lowercased()
    }
}
