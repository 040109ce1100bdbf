import Foundation
import MangaConfig
import MangaLocalization
import MangaModels

extension HTTPClient {
    /// Asks the server whether it lets `credentials` in, and keeps them for the environment unless it says no.
    ///
    /// A token that has ended already is renewed first. Throws `CredentialError.rejected` where the server says no,
    /// `APIError` where a renewal fails, other `CredentialError`s where the keeping does, and `CancellationError`.
    public func login(_ credentials: Credentials) async throws -> LoginStatus {
        guard let authenticator = services.authenticator else { throw APIError.badAddress(config.baseURL) }
        guard credentials.areSendable else { throw CredentialError.unsendable }
        let trial = Authenticator(config, credentials: credentials, secrets: authenticator.secrets)
        let client = HTTPClient(config: config, transport: transport, services: services.trying(trial))
        let (customer, doubt) = try await client.customerOfTrial()
        let accepted = await trial?.credentials ?? credentials
        try await authenticator.login(accepted)
        return LoginStatus(identity: Identity(accepted), customer: customer, doubt: doubt)
    }

    /// Forgets the environment's credentials; false where there were none.
    public func logout() async throws -> Bool {
        try await services.authenticator?.logout() ?? false
    }

    /// Who is logged in; nil where nobody is.
    ///
    /// Throws what `login` throws.
    public func loginStatus() async throws -> LoginStatus? {
        guard try await identity() != nil else { return nil }
        let (customer, doubt) = try await customer()
        // Asking may have renewed the token.
        guard let identity = try await identity() else { return nil }
        return LoginStatus(identity: identity, customer: customer, doubt: doubt)
    }

    /// Of the login that is kept, else of the one in the environment's address.
    private func identity() async throws -> Identity? {
        if let identity = try await services.authenticator?.identity() { return identity }
        return URL(string: config.baseURL)?.user(percentEncoded: false).map {
            Identity(.password(user: $0, password: ""))
        }
    }

    /// Where nothing is kept yet, a renewal that fails ends no login and keeps none.
    private func customerOfTrial() async throws -> (Customer?, doubt: Message?) {
        do {
            return try await customer()
        } catch CredentialError.loginEnded(let environment) {
            throw CredentialError.rejected(environment: environment)
        } catch CredentialError.refreshFailed(_, let error) {
            throw error
        }
    }

    private func customer() async throws -> (Customer?, doubt: Message?) {
        do {
            return (try await send(.customer), nil)
        } catch APIError.server(401, _, _, _, _) {
            throw CredentialError.rejected(environment: config.name)
        } catch APIError.server(404, _, _, _, _) {
            return (nil, Message(NetworkingPhrase.noAccounts))
        } catch let error as APIError {
            return (nil, error.message)
        }
    }
}

extension HTTPClient.Services {
    /// The same for other credentials; what they bring is not kept.
    fileprivate func trying(_ authenticator: Authenticator?) -> Self {
        var services = self
        services.authenticator = authenticator
        services.cache = nil
        return services
    }
}
