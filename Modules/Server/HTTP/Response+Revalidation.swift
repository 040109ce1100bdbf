import MangaCrypto

extension Response {
    /// An answer that a client may keep if it asks each time whether it has changed, or word that it has not
    /// (RFC 9110 §13).
    ///
    /// Too old at once rather than `no-cache`, which would forbid showing it while the server is away (RFC 9111 §4.2.4).
    /// `isPrivate` where it is meant for whoever logged in.
    func revalidatable(for request: Request, isPrivate: Bool) -> Response {
        guard case .bytes(let bytes) = body, status == 200 else { return self }
        let tag = EntityTag(String(SHA256.hex(of: bytes).prefix(32)))
        var response = self
        response.set("Cache-Control", isPrivate ? "private, max-age=0" : "max-age=0")
        response.set("ETag", tag.text)
        // The body goes along for its length; the daemon sends none with this status.
        if tag.isNamed(in: request.headers["if-none-match"]) { response.status = 304 }
        return response
    }

    /// Gives the header `name` one value.
    mutating func set(_ name: String, _ value: String) {
        headers.removeAll { $0.name == name }
        headers.append((name, value))
    }
}
