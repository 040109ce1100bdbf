import MangaLocalization

/// What stands before a request's body, as it was sent.
struct RequestHead {
    typealias Field = (name: String, value: String)

    var method: String
    /// Still percent-encoded, without the query.
    var target: String
    var version: String
    /// Names in lower case.
    var headers: [Field] = []
    /// Still percent-encoded, but for `+`, which is a space already.
    var arguments: [Field] = []

    /// Checks everything that can be checked before the body is read.
    func request(bodyLimit: Int) throws(Refusal) -> Request {
        try checkFraming(bodyLimit: bodyLimit)
        guard let target = Target(target), let query = decodedArguments() else {
            throw Refusal(400, ServerPhrase.badTarget)
        }
        return Request(
            method: method == "HEAD" ? "GET" : method,
            isHead: method == "HEAD",
            segments: target.segments,
            query: query,
            headers: Dictionary(headers.map { ($0.name, $0.value) }, uniquingKeysWith: { _, last in last }),
            host: (target.authority ?? values("host").first)?.lowercased()
        )
    }

    /// Refuses what two readers could understand differently (RFC 9112 §6.3, §3.2).
    private func checkFraming(bodyLimit: Int) throws(Refusal) {
        let lengths = values("content-length")
        let isChunked = !values("transfer-encoding").isEmpty
        let hosts = values("host").count
        let areSingle = ["authorization", "content-type"].allSatisfy { values($0).count <= 1 }
        guard lengths.count <= 1, !(isChunked && !lengths.isEmpty), hosts <= 1, hosts == 1 || version != "HTTP/1.1",
            areSingle
        else {
            throw Refusal(400, ServerPhrase.badHeaders)
        }
        guard let length = lengths.first else { return }
        guard !length.isEmpty, length.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            throw Refusal(400, ServerPhrase.badHeaders)
        }
        guard let count = Int(length), count <= bodyLimit else {
            throw Refusal(413, ServerPhrase.bodyTooLarge, ["limit": .count(bodyLimit)])
        }
    }

    private func values(_ name: String) -> [String] {
        headers.filter { $0.name == name }.map(\.value)
    }

    private func decodedArguments() -> [String: String]? {
        var query: [String: String] = [:]
        for (name, value) in arguments {
            guard let name = PercentEncoding.decoded(name), let value = PercentEncoding.decoded(value) else {
                return nil
            }
            query[name] = value
        }
        return query
    }
}
