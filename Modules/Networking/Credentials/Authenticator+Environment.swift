public import Foundation
public import MangaConfig
public import MangaLocalization

extension Authenticator {
    /// For `config`'s environment, with the refresh of seed 004; nil where its address is none.
    public init?(
        _ config: APIConfig,
        credentials: Credentials? = nil,
        file: CredentialFile? = nil,
        secrets: Secrets = Secrets(),
        clock: any Clock<Duration> = ContinuousClock(),
        now: @escaping @Sendable () -> Date = { Date() },
        changed: @escaping @Sendable () -> Void = {},
        report: @escaping @Sendable (Message) -> Void = { _ in }
    ) {
        guard let server = URL(string: config.baseURL) else { return nil }
        self.init(
            Place(environment: config.id, name: config.name, server: server),
            credentials: credentials,
            file: file,
            secrets: secrets,
            refresh: { try Router.refreshToken.call(refreshToken: $0).request(in: config) },
            clock: clock,
            now: now,
            changed: changed,
            report: report
        )
    }
}
