/// One environment's place in a credential file, and what was last seen there; without a file it remembers nothing.
struct CredentialEntry: Sendable {
    private let file: CredentialFile?
    private let place: Authenticator.Place
    private let clock: any Clock<Duration>
    private var seen: Credentials?

    init(_ file: CredentialFile?, _ place: Authenticator.Place, clock: any Clock<Duration>) {
        self.file = file
        self.place = place
        self.clock = clock
    }

    var hasFile: Bool { file != nil }

    mutating func load() throws(CredentialError) -> Credentials? {
        seen = try file?.credentials(of: place)
        return seen
    }

    /// What another process has put there since, with `nil` inside for nothing; nil where all is as it was.
    mutating func news() throws(CredentialError) -> Credentials?? {
        guard let file else { return nil }
        let others = try file.credentials(of: place)
        guard others != seen else { return nil }
        seen = others
        return .some(others)
    }

    /// The right to change the file; nil where there is none to change.
    func lock() async throws -> FileLock? {
        try await file?.lock(clock)
    }

    mutating func set(_ credentials: Credentials?, holding lock: FileLock) throws(CredentialError) {
        try file?.set(credentials, of: place, holding: lock)
        seen = credentials
    }
}
