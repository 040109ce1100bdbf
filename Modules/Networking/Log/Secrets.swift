import Foundation
public import MangaConfig
import Synchronization

/// The secret values that are in use in one environment, so that they can be kept out of what is shown.
///
/// A safety net below the names of headers and parameters: a server may repeat a token where nobody expects it.
public final class Secrets: Sendable {
    /// What stands in the place of a secret.
    public static let mark = Secret.mask

    /// Shorter ones would strike harmless words too.
    private static let shortest = 6

    private let state = Mutex((values: Set<String>(), headers: Set<String>()))

    public init() {}

    /// `text` without them.
    public func hidden(in text: String) -> String {
        let values = state.withLock { $0.values }
        return values.sorted { $0.count > $1.count }.reduce(text) { $0.replacing($1, with: Secrets.mark) }
    }

    /// Names of headers, in lower case, whose values are secret although the names do not say so.
    var headers: Set<String> { state.withLock { $0.headers } }

    /// Takes the secrets of an environment's settings: passwords in addresses, and headers whose use is not known.
    public func add(_ config: APIConfig) {
        let harmless: Set = ["accept", "accept-language", "cache-control", "origin", "pragma", "referer", "user-agent"]
        let fields = config.headers.filter { !harmless.contains($0.key.lowercased()) }
        let passwords = [config.serverURL, config.proxy ?? ""].compactMap { URL(string: $0)?.password() }
        state.withLock { state in
            state.values.formUnion((passwords + fields.values).filter { $0.utf8.count >= Secrets.shortest })
            state.headers.formUnion(fields.keys.map { $0.lowercased() })
        }
    }

    func add(_ credentials: Credentials?) {
        guard let credentials else { return }
        state.withLock { state in
            state.values.formUnion(credentials.secrets.filter { $0.utf8.count >= Secrets.shortest })
            if case .key(let header, _) = credentials { state.headers.insert(header.lowercased()) }
        }
    }
}
