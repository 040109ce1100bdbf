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
    public struct Place: Hashable, Sendable {
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

    let refreshRequest: RefreshRequest?
    let now: @Sendable () -> Date
    private let changed: @Sendable () -> Void
    private let report: @Sendable (Message) -> Void

    private(set) var credentials: Credentials?
    private(set) var version = 0
    /// How the login ended, where the server ended it.
    private(set) var ending: CredentialError?
    private var entry: CredentialEntry
    private var isLoaded: Bool
    var renewal = Renewal()

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
        self.secrets = secrets
        refreshRequest = refresh
        self.now = now
        self.changed = changed
        self.report = report
        entry = CredentialEntry(file, place, clock: clock)
        isLoaded = credentials != nil || file == nil
        secrets.add(credentials)
    }

    /// Who asks; nil where nobody is logged in.
    public func identity() throws -> Identity? {
        try load()
        return credentials.map(Identity.init)
    }

    /// The token that is in use, for services that want it in the body; nil where the login is none.
    public func accessToken() throws -> String? {
        try load()
        guard case .token(let token) = credentials, !token.access.isEmpty else { return nil }
        return token.access
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
        renewal.task?.cancel()
    }
}

extension Authenticator {
    /// Reads the file for the first time.
    func load() throws {
        guard !isLoaded else { return }
        credentials = try entry.load()
        secrets.add(credentials)
        isLoaded = true
    }

    /// Takes over what another process has written since; false where that is nothing new.
    func adopt() throws -> Bool {
        guard let news = try entry.news(), news != credentials else { return false }
        let isOther = news.map(Identity.init)?.user != credentials.map(Identity.init)?.user
        take(news)
        if news == nil || isOther { changed() }
        return true
    }

    /// Takes a renewed token, or the end of the login, which holds also where it cannot be stored.
    func take(renewed credentials: Credentials?, holding lock: FileLock?) {
        take(credentials)
        if credentials == nil {
            ending = .loginEnded(environment: place.name)
            changed()
        }
        guard let lock else { return }
        do {
            try entry.set(credentials, holding: lock)
        } catch {
            report(error.message)
        }
    }

    /// The right to renew, between processes; where it cannot be had, a renewal is still better than none.
    func renewalLock() async throws -> FileLock? {
        do {
            return try await entry.lock()
        } catch let error as CredentialError {
            report(error.message)
            return nil
        }
    }

    private func take(_ credentials: Credentials?) {
        self.credentials = credentials
        isLoaded = true
        version += 1
        ending = nil
        secrets.add(credentials)
    }

    private func store(_ credentials: Credentials?) async throws {
        guard let lock = try await entry.lock() else { return }
        try entry.set(credentials, holding: lock)
    }
}
