import Foundation
import MangaConfig
import MangaModels
import MangaNetworking
import Synchronization

/// What the clients of each environment share: a cache, a login and a log for each, the wire and its limits for all.
///
/// An environment whose settings have changed gets new ones; clients that were made before keep theirs to the end.
final class Connections: Sendable {
    private struct Entry {
        var config: APIConfig
        var services: HTTPClient.Services
    }

    private struct State {
        var entries: [EnvironmentID: Entry] = [:]
        /// Of the servers that run in this process, for this process alone.
        var tokens: [EnvironmentID: String] = [:]
        /// How far the folders of mock files have been played, for each environment.
        var replays: [EnvironmentID: (folder: String, replay: MockReplay)] = [:]
    }

    private let transport: any HTTPTransport
    private let recorder: Recorder
    /// Beside the connections there may be, for pages that are handed over before their turn.
    private let limiter = HostLimiter(atOnce: 16 + 2)
    private let logger: any RequestLogger
    private let file: CredentialFile
    private let state = Mutex(State())

    init(over transport: any HTTPTransport, recorder: Recorder, logger: any RequestLogger, credentials: String) {
        self.transport = transport
        self.recorder = recorder
        self.logger = logger
        file = CredentialFile(path: credentials)
    }

    func client(for config: APIConfig) -> HTTPClient {
        HTTPClient(config: config, transport: transport(for: config), services: services(of: config))
    }

    /// The wire, or the mock files that `config` names.
    func transport(for config: APIConfig) -> any HTTPTransport {
        mocks(for: config) ?? transport
    }

    func mocks(for config: APIConfig) -> MockTransport? {
        config.mock.map { folder in
            let servers = [URL(string: config.baseURL)].compactMap(\.self)
            return MockTransport(folder: folder, servers: servers, replay: replay(of: folder, in: config.id))
        }
    }

    private func replay(of folder: String, in environment: EnvironmentID) -> MockReplay {
        state.withLock { state in
            if let known = state.replays[environment], known.folder == folder { return known.replay }
            let replay = MockReplay()
            state.replays[environment] = (folder, replay)
            return replay
        }
    }

    func services(of config: APIConfig) -> HTTPClient.Services {
        state.withLock { state in
            let old = state.entries[config.id]
            if let old, old.config == config { return old.services }
            let services = made(for: config, token: state.tokens[config.id], before: old)
            state.entries[config.id] = Entry(config: config, services: services)
            return services
        }
    }

    /// Lets the environment `id`, a server of this process, be asked with `token`, which is never written down.
    func admit(_ id: EnvironmentID, token: String) {
        state.withLock { state in
            state.tokens[id] = token
            state.entries[id] = nil
        }
    }

    /// A server of this process is as near as a cache would be, and changes when its folder does; so do mock files.
    private func made(for config: APIConfig, token: String?, before old: Entry?) -> HTTPClient.Services {
        let log = log(for: config, before: old)
        log.secrets.add(config)
        recorder.keepOut(log.secrets)
        // What is kept would not be asked for, and so be missing in a recording.
        let isRecording = { @Sendable [recorder] in recorder.progress != nil }
        let cache = token == nil && config.mock == nil ? ResponseCache(config, isIdle: isRecording) : nil
        let authenticator = Authenticator(
            config,
            credentials: token.map { .token(BearerToken(access: $0)) },
            file: token == nil ? file : nil,
            secrets: log.secrets,
            changed: { cache?.removeAll() },
            report: { log.warn($0) }
        )
        return HTTPClient.Services(
            cache: cache,
            authenticator: authenticator,
            limiter: limiter,
            log: log,
            reach: ReachMemory()
        )
    }

    /// The one there was, at the level it was switched to, where that setting is as it was.
    private func log(for config: APIConfig, before old: Entry?) -> RequestLog {
        if let old, let log = old.services.log, old.config.logLevel == config.logLevel, old.config.name == config.name {
            return log
        }
        return RequestLog(environment: config.name, level: config.logLevel, logger: logger)
    }
}
