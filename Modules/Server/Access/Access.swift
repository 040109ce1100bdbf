import MangaLocalization

/// Who is answered.
struct Access: Sendable {
    private let token: [UInt8]?
    /// Nil for any.
    private let hosts: Set<String>?

    init(_ options: ServerOptions, at address: ServerAddress) {
        token = options.token.map { Array($0.utf8) }
        hosts =
            switch options.hosts {
            case .automatic: address.isLoopback ? Access.loopbackNames(of: address) : nil
            case .only(let hosts): Set(hosts.map { $0.lowercased() })
            case .off: nil
            }
    }

    func check(_ request: Request) throws(Refusal) {
        try checkHost(request)
        try checkOrigin(request)
        try checkToken(request)
    }

    /// A name that a foreign DNS points at this computer is in `Host`, and is not ours.
    private func checkHost(_ request: Request) throws(Refusal) {
        guard let hosts else { return }
        guard let host = request.host, hosts.contains(host) else {
            throw Refusal(403, ServerPhrase.wrongHost, ["host": .text(request.host ?? "")])
        }
    }

    /// Browsers say on whose behalf they ask: only our own pages may.
    private func checkOrigin(_ request: Request) throws(Refusal) {
        let isForeignFetch = request.headers["sec-fetch-site"].map { $0 != "same-origin" && $0 != "none" } ?? false
        if hosts != nil, isForeignFetch { throw Refusal(403, ServerPhrase.wrongOrigin) }
        guard let origin = request.headers["origin"]?.lowercased() else { return }
        guard let host = request.host, origin == "http://\(host)" || origin == "https://\(host)" else {
            throw Refusal(403, ServerPhrase.wrongOrigin)
        }
    }

    private func checkToken(_ request: Request) throws(Refusal) {
        guard let token else { return }
        let words = (request.headers["authorization"] ?? "").split(separator: " ", maxSplits: 1)
        guard words.count == 2, words[0].lowercased() == "bearer", Access.equal(Array(words[1].utf8), token) else {
            throw Refusal(401, ServerPhrase.noToken).with("WWW-Authenticate", "Bearer")
        }
    }

    /// Takes as long for a token that is wrong in its first byte as for one that is wrong in its last.
    private static func equal(_ given: [UInt8], _ expected: [UInt8]) -> Bool {
        guard given.count == expected.count else { return false }
        return zip(given, expected).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }

    private static func loopbackNames(of address: ServerAddress) -> Set<String> {
        let names: Set = ["localhost", "127.0.0.1", "[::1]", ServerAddress.bracketed(address.host)]
        // A client leaves out the port that http has anyway.
        return Set(names.map { "\($0):\(address.port)" }).union(address.port == 80 ? names : [])
    }
}
