import Foundation
public import MangaConfig
import Synchronization

/// The secret values that are in use in one environment, so that they can be kept out of what is shown.
///
/// A safety net below the names of headers and parameters: a server may repeat a token where nobody expects it.
public final class Secrets: Sendable {
    /// What stands in the place of a secret.
    public static let mark = Secret.mask

    private let state = Mutex((values: SecretValues(), headers: Set<String>()))

    public init() {}

    /// `text` without them.
    public func hidden(in text: String) -> String {
        values.hidden(in: text)
    }

    var values: SecretValues { state.withLock { $0.values } }

    /// Names of headers, in lower case, whose values are secret although the names do not say so.
    var headers: Set<String> { state.withLock { $0.headers } }

    /// Takes the secrets of an environment's settings: passwords in addresses, and headers whose use is not known.
    public func add(_ config: APIConfig) {
        let harmless: Set = ["accept", "accept-language", "cache-control", "origin", "pragma", "referer", "user-agent"]
        let fields = config.headers.filter { !harmless.contains($0.key.lowercased()) }
        let passwords = [config.serverURL, config.proxy ?? ""].compactMap { URL(string: $0)?.password() }
        state.withLock { state in
            state.values.formUnion(SecretValues(passwords + fields.values))
            state.headers.formUnion(fields.keys.map { $0.lowercased() })
        }
    }

    func add(_ credentials: Credentials?) {
        guard let credentials else { return }
        state.withLock { state in
            state.values.formUnion(SecretValues(credentials.secrets))
            if case .key(let header, _) = credentials { state.headers.insert(header.lowercased()) }
        }
    }
}
