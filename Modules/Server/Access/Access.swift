import MangaLocalization

/// Who is answered.
struct Access: Sendable {
    private let token: String?
    private let accounts: AccountBook?
    /// Nil for any.
    private let hosts: Set<String>?

    init(_ options: ServerOptions, at address: ServerAddress, accounts: AccountBook?) {
        token = options.token
        self.accounts = accounts
        hosts =
            switch options.hosts {
            case .automatic: address.isLoopback ? Access.loopbackNames(of: address) : nil
            case .only(let hosts): Set(hosts.map { $0.lowercased() })
            case .off: nil
            }
    }

    /// Whether it comes from where requests may come from.
    func check(_ request: Request) throws(Refusal) {
        try checkHost(request)
        try checkOrigin(request)
    }

    /// Who asks for `route`, or for nothing there is; throws a 401 for who must say so, and for what is no good.
    func caller(of request: Request, at route: Route?) async throws(Refusal) -> Caller {
        if accounts != nil, route == .refreshToken || route == .forgotPassword { return .anyone }
        guard let credentials = Credentials(request) else { return try await stranger(at: route) }
        if case .bearer(let text) = credentials, let token, Secret.equal(text, token) { return .guest }
        guard let accounts else { return try await stranger(at: route) }
        guard let user = await accounts.user(with: credentials) else { throw .login(with: credentials) }
        return .user(user)
    }

    private func stranger(at route: Route?) async throws(Refusal) -> Caller {
        guard let accounts else {
            if token != nil { throw Refusal(401, ServerPhrase.noToken).with("WWW-Authenticate", "Bearer") }
            return .anyone
        }
        let isOpen = token == nil && route?.isAccount != true
        guard isOpen, await !accounts.isPrivate || route == .health else { throw .login(with: nil) }
        return .anyone
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

    private static func loopbackNames(of address: ServerAddress) -> Set<String> {
        let names: Set = ["localhost", "127.0.0.1", "[::1]", ServerAddress.bracketed(address.host)]
        // A client leaves out the port that http has anyway.
        return Set(names.map { "\($0):\(address.port)" }).union(address.port == 80 ? names : [])
    }
}
