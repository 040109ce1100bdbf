extension Authenticator {
    /// What one request is sent with.
    struct Pass: Sendable {
        var credentials: Credentials?
        fileprivate var version: Int
        fileprivate var failures: Int

        func applied(to request: HTTPRequest) -> HTTPRequest {
            credentials?.applied(to: request) ?? request
        }
    }

    /// For a request that is about to be sent; a token whose time is over is renewed first.
    func pass(over next: any HTTPTransport, id: String) async throws -> Pass {
        try load()
        if case .token(let token) = credentials, token.isExpired(at: now()), canRenew(token) {
            try await renew(over: next, id: id)
        }
        return pass
    }

    /// For a request that the server refused with `old`; nil where nothing better is to be had.
    func pass(after old: Pass, over next: any HTTPTransport, id: String) async throws -> Pass? {
        if version == old.version {
            // Whoever was refused before a renewal failed has waited for that one too.
            if renewal.failures > old.failures, let failure = renewal.failure { throw failure }
            if try !adopt() {
                guard case .token(let token) = credentials, canRenew(token) else { return nil }
                try await renew(over: next, id: id)
            }
        }
        if credentials == nil, let ending { throw ending }
        return credentials == nil ? nil : pass
    }

    private var pass: Pass {
        Pass(credentials: credentials, version: version, failures: renewal.failures)
    }

    private func canRenew(_ token: BearerToken) -> Bool {
        token.refresh != nil && refreshRequest != nil && renewal.mayBegin(at: now())
    }

    /// Waits for the renewal that runs, or begins one; cancelling the waiter leaves it running.
    private func renew(over next: any HTTPTransport, id: String) async throws {
        let waiter = renewal.join()
        if renewal.task == nil { renewal.task = Task { await carryOut(over: next, id: id) } }
        try await waiter.value()
    }

    private func carryOut(over next: any HTTPTransport, id: String) async {
        do {
            try await bring(over: next, id: id)
            renewal.end(.success(()))
        } catch {
            renewal.end(.failure(error))
        }
    }

    /// One refresh, while no other process does the same with the same token.
    private func bring(over next: any HTTPTransport, id: String) async throws {
        let started = version
        let lock = try await renewalLock()
        guard version == started, try !adopt(), case .token(let token) = credentials, let refresh = token.refresh,
            var request = try refreshRequest?(refresh)
        else { return }
        request.id = id
        renewal.note(now())
        let answer = try await ask(request, old: token, over: next)
        // Somebody has logged in or out in the meantime: this is no longer wanted.
        guard version == started else { return }
        switch answer {
        case .token(let token): take(renewed: .token(token), holding: lock)
        case .invalidGrant:
            take(renewed: nil, holding: lock)
            throw CredentialError.loginEnded(environment: place.name)
        case .failed(let error): throw CredentialError.refreshFailed(environment: place.name, error)
        }
    }

    private func ask(_ request: HTTPRequest, old: BearerToken, over next: any HTTPTransport) async throws -> TokenAnswer
    {
        do {
            return TokenAnswer(try await next.send(request, to: nil), old: old, now: now())
        } catch let error as TriedError {
            return .failed(.transport(error.last, tries: error.tries))
        } catch let error as TransportError {
            return .failed(.transport(error))
        }
    }
}
