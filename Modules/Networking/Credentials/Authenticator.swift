public import Foundation
public import MangaLocalization
public import MangaModels

/// Owns the credentials of one environment: loads and stores them, hands them to requests, and renews a token that has
/// ended, once for all who wait for it.
///
/// Each set of credentials has a version. A request that was refused with an older one is only sent again; one that was
/// refused with the present one waits for the one renewal there is.
public actor Authenticator {
    /// What stands for the credentials in an environment.
    public struct Place: Sendable {
        public var environment: EnvironmentID
        /// As a person calls it.
        public var name: String
        /// The only place that the credentials go to: scheme, host and port.
        public var server: URL

        public init(environment: EnvironmentID, name: String, server: URL) {
            self.environment = environment
            self.name = name
            self.server = server
        }
    }

    /// Makes the request that asks for a new token, of the refresh token.
    public typealias RefreshRequest = @Sendable (String) throws -> HTTPRequest

    public nonisolated let place: Place
    /// The values in use, to be kept out of logs and errors.
    public nonisolated let secrets: Secrets

    let file: CredentialFile?
    let refreshRequest: RefreshRequest?
    let clock: any Clock<Duration>
    let now: @Sendable () -> Date
    private let changed: @Sendable () -> Void
    private let report: @Sendable (Message) -> Void

    private var credentials: Credentials?
    private var isLoaded: Bool
    /// What the file held when this last read or wrote it.
    private var stored: Credentials?
    private var version = 0
    /// How the login ended, where the server ended it.
    private var ending: CredentialError?
    private var failure: (count: Int, error: any Error)?
    private var renewals = RenewalWindow()
    private var renewal: Task<Void, Never>?
    private var waiters: [Waiter<Void>] = []

    /// With a `file` they come from there, and go there; without, they live in memory.
    ///
    /// `changed` is called when somebody else is logged in, or nobody: what was kept for the one before must go.
    /// `report` gets what a person should know although no request fails of it.
    public init(
        _ place: Place,
        credentials: Credentials? = nil,
        file: CredentialFile? = nil,
        secrets: Secrets = Secrets(),
        refresh: RefreshRequest? = nil,
        clock: any Clock<Duration> = ContinuousClock(),
        now: @escaping @Sendable () -> Date = { Date() },
        changed: @escaping @Sendable () -> Void = {},
        report: @escaping @Sendable (Message) -> Void = { _ in }
    ) {
        self.place = place
        self.credentials = credentials
        self.file = file
        self.secrets = secrets
        refreshRequest = refresh
        self.clock = clock
        self.now = now
        self.changed = changed
        self.report = report
        isLoaded = credentials != nil || file == nil
        secrets.add(credentials)
    }

    /// Who asks; nil where nobody is logged in.
    public func identity() throws -> Identity? {
        try load()
        return credentials.map(Identity.init)
    }

    /// Keeps `credentials` for the environment, in place of any others.
    public func login(_ credentials: Credentials) async throws {
        try await store(credentials)
        take(credentials)
        changed()
    }

    /// Forgets the credentials; false where there were none.
    @discardableResult
    public func logout() async throws -> Bool {
        try load()
        let hadSome = credentials != nil
        try await store(nil)
        take(nil)
        changed()
        return hadSome
    }

    /// Ends a renewal that runs.
    public func stop() {
        renewal?.cancel()
    }
}

extension Authenticator {
    var held: Credentials? { credentials }

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
            if let failure, failure.count > old.failures { throw failure.error }
            if try !adopt() {
                guard case .token(let token) = credentials, canRenew(token) else { return nil }
                try await renew(over: next, id: id)
            }
        }
        guard credentials != nil else {
            if let ending { throw ending }
            return nil
        }
        return pass
    }

    private var pass: Pass {
        Pass(credentials: credentials, version: version, failures: failure?.count ?? 0)
    }

    private func canRenew(_ token: BearerToken) -> Bool {
        token.refresh != nil && refreshRequest != nil && (renewal != nil || renewals.isOpen(at: now()))
    }

    /// Waits for the renewal that runs, or begins one; cancelling the waiter leaves it running.
    private func renew(over next: any HTTPTransport, id: String) async throws {
        let waiter = Waiter<Void>()
        waiters.append(waiter)
        if renewal == nil { renewal = Task { await carryOut(over: next, id: id) } }
        try await waiter.value()
    }

    private func carryOut(over next: any HTTPTransport, id: String) async {
        let result: Result<Void, any Error>
        do {
            result = .success(try await bring(over: next, id: id))
        } catch {
            if !(error is CancellationError) { failure = ((failure?.count ?? 0) + 1, error) }
            result = .failure(error)
        }
        renewal = nil
        for waiter in waiters { waiter.end(result) }
        waiters = []
    }

    /// One refresh, while no other process does the same with the same token.
    private func bring(over next: any HTTPTransport, id: String) async throws {
        let started = version
        let lock = try await lock()
        guard version == started, try !adopt(), case .token(let token) = credentials, let refresh = token.refresh,
            var request = try refreshRequest?(refresh)
        else { return }
        request.id = id
        renewals.note(now())
        let answer = try await ask(request, old: token, over: next)
        // Somebody has logged in or out in the meantime: this is no longer wanted.
        guard version == started else { return }
        switch answer {
        case .token(let token):
            take(.token(token))
            keep(.token(token), holding: lock)
        case .invalidGrant:
            take(nil)
            keep(nil, holding: lock)
            changed()
            let ending = CredentialError.loginEnded(environment: place.name)
            self.ending = ending
            throw ending
        case .failed(let error):
            throw CredentialError.refreshFailed(environment: place.name, error)
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

    /// Reads the file for the first time.
    private func load() throws {
        guard !isLoaded else { return }
        stored = try file?.credentials(of: place)
        credentials = stored
        secrets.add(credentials)
        isLoaded = true
    }

    /// Takes over what another process has written since; false where that is nothing new.
    private func adopt() throws -> Bool {
        guard let file else { return false }
        let others = try file.credentials(of: place)
        guard others != stored else { return false }
        stored = others
        guard others != credentials else { return false }
        let isOtherUser = others.map(Identity.init)?.user != credentials.map(Identity.init)?.user
        take(others)
        if others == nil || isOtherUser { changed() }
        return true
    }

    private func take(_ credentials: Credentials?) {
        self.credentials = credentials
        isLoaded = true
        version += 1
        ending = nil
        secrets.add(credentials)
    }

    private func store(_ credentials: Credentials?) async throws {
        guard let file else { return }
        let lock = try await file.lock(clock)
        try file.set(credentials, of: place, holding: lock)
        stored = credentials
    }

    /// Where it cannot be had, a renewal is still better than none.
    private func lock() async throws -> FileLock? {
        do {
            return try await file?.lock(clock)
        } catch let error as CredentialError {
            report(error.message)
            return nil
        }
    }

    /// Stores what holds already; where that fails, it holds until the process ends.
    private func keep(_ credentials: Credentials?, holding lock: FileLock?) {
        guard let file, let lock else { return }
        do {
            try file.set(credentials, of: place, holding: lock)
            stored = credentials
        } catch {
            report(error.message)
        }
    }
}
