import MangaConfig
import MangaCrypto
import MangaModels
import MangaServer

/// The folders that this process serves to itself: those that a person opened, and those that the queue needs.
@MainActor
final class EmbeddedServers {
    private let environments: Environments
    private let connections: Connections
    private let folders: KnownFolders
    private var servers: [EnvironmentID: FolderServer] = [:]
    /// Those that only the queue knows: no list of environments shows them.
    private var unlisted: [EnvironmentID: APIConfig] = [:]

    init(_ environments: Environments, over connections: Connections, folders: KnownFolders) {
        self.environments = environments
        self.connections = connections
        self.folders = folders
    }

    /// Serves `folder` as the environment `embedded`, anew where it is served already.
    ///
    /// Throws `ComicFolderError`, `ServerError` and `ShelfError`.
    func open(_ folder: String) async throws -> EmbeddedServer {
        let embedded = try await serve(folder)
        folders.remember(folder, as: embedded.config.id)
        unlisted[embedded.config.id] = nil
        environments.add(embedded.config)
        return embedded
    }

    /// The environment `id`, whose folder is served again where it was served once; nil where there is no way to it.
    func config(of id: EnvironmentID) async throws -> APIConfig? {
        if let config = environments[id] ?? unlisted[id] { return config }
        guard let folder = folders.path(of: id) else { return nil }
        do {
            let config = environments.configured(try await serve(folder).config)
            if environments[id] == nil { unlisted[id] = config }
            return environments[id] ?? config
        } catch let error where !(error is CancellationError) {
            // A folder that went away, or is empty now, may come back: what waits for it is not lost.
            return nil
        }
    }

    func serves(_ id: EnvironmentID) -> Bool {
        servers[id] != nil
    }

    func stop() async {
        for server in servers.values { await server.stop() }
        servers = [:]
    }

    private func serve(_ folder: String) async throws -> EmbeddedServer {
        let token = randomToken(bytes: 32)
        let server = try FolderServer(ServeArguments(folder: folder, options: ServerOptions(token: token)))
        let embedded = EmbeddedServer(try await server.start())
        let id = embedded.config.id
        if let before = servers.updateValue(server, forKey: id) { await before.stop() }
        connections.admit(id, token: token)
        return embedded
    }
}
