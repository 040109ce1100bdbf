public import MangaConfig
public import MangaDownloads
public import MangaModels
public import MangaNetworking
import MangaSources
public import MangaStorage

/// The real graph, built once: library, transport, downloads, and the servers that run in this process.
///
/// Whoever builds it awaits `shutdown()` before the process ends.
@MainActor
public final class MangaKit {
    public let home: Home
    public let environments: Environments
    public let library: Library
    /// What was found when the library was opened.
    public let reconciliation: Reconciliation
    public let downloads: DownloadManager
    /// Sees every answer of a server, and writes it down while it is told to.
    public let recorder: Recorder
    private let transport: RecordingTransport
    private let connections: Connections
    private let servers: EmbeddedServers

    private init(
        home: Home,
        environments: Environments,
        library: Library,
        reconciliation: Reconciliation,
        logger: any RequestLogger
    ) {
        let recorder = Recorder { logger.log(RequestLogLine(warning: $0.message)) }
        let transport = RecordingTransport(recorder, over: CurlTransport())
        let connections = Connections(
            over: transport,
            recorder: recorder,
            logger: logger,
            credentials: home.credentialsFile
        )
        let servers = EmbeddedServers(
            environments,
            over: connections,
            folders: KnownFolders(in: home.foldersFolder)
        )
        self.home = home
        self.environments = environments
        self.library = library
        self.reconciliation = reconciliation
        self.recorder = recorder
        self.transport = transport
        self.connections = connections
        self.servers = servers
        downloads = DownloadManager(
            queue: library.queue,
            pages: library.pages,
            origin: { id in
                try await servers.config(of: id).map { config in
                    let client = connections.client(for: config)
                    return Origin(
                        source: MangaReaderSource(client: client),
                        client: client,
                        limits: DownloadLimits(config)
                    )
                }
            },
            knownManga: { slug, environment in
                // What the catalogue cannot tell is not needed: the download goes on with the slug.
                try? await library.catalogue.mangas(in: environment).first { $0.slug == slug }
            }
        )
    }

    /// Opens the library under `home`, brings disk and database into agreement, and goes on with the queue.
    ///
    /// What is built is `MangaKit.current` from then on.
    ///
    /// Where it does not work on the queue yet, `downloads.start()` begins that. `logger` gets what the environments' logs write. Throws `StorageError`.
    public static func live(
        home: Home,
        environments: Environments = Environments(),
        logger: any RequestLogger = StandardErrorLogger(),
        works: Bool = true
    ) async throws -> MangaKit {
        let library = try await Library.open(at: home.data, limits: StorageLimits(environments.library))
        let kit = MangaKit(
            home: home,
            environments: environments,
            library: library,
            reconciliation: try await library.pages.reconcile(),
            logger: logger
        )
        current = kit
        if works { kit.downloads.start() } else { kit.downloads.watch() }
        await kit.downloads.settle()
        return kit
    }

    /// Talks to `config` with the credentials that go with it.
    public func client(for config: APIConfig) -> HTTPClient {
        connections.client(for: config)
    }

    /// Talks to `config` without its credentials, as one does who shows them in the body.
    public func strangerClient(for config: APIConfig) -> HTTPClient {
        var services = services(of: config)
        services.authenticator = nil
        return HTTPClient(config: config, transport: connections.transport(for: config), services: services)
    }

    /// The cache, the login and the log of `config`'s environment, which all its clients share.
    public func services(of config: APIConfig) -> HTTPClient.Services {
        connections.services(of: config)
    }

    /// Asks `config`'s server, with the environment's credentials, what it is.
    public func probe(of config: APIConfig) -> ServerProbe {
        ServerProbe(config: config, transport: connections.transport(for: config), services: services(of: config))
    }

    public func source(of config: APIConfig) -> any MangaSource {
        let source = MangaReaderSource(client: client(for: config))
        guard let mocks = connections.mocks(for: config) else { return source }
        let log = services(of: config).log
        return RecordedSource(source, in: config, mocks: mocks) { log?.warn($0) }
    }

    /// Serves the comics in `folder` to this process alone, as the environment `embedded`.
    ///
    /// Its id is made of the folder's real path, so that two folders never mix; its token is new each time. Throws
    /// `ComicFolderError`, `ServerError` and `ShelfError`.
    public func serve(folder: String) async throws -> EmbeddedServer {
        let embedded = try await servers.open(folder)
        downloads.environmentsChanged()
        return embedded
    }

    /// Whether the environment `id` is a folder that this process serves, which needs no login.
    public func serves(_ id: EnvironmentID) -> Bool {
        servers.serves(id)
    }

    /// Gives claimed chapters back, ends requests and servers, closes the library.
    ///
    /// Pages in flight may land within `grace`.
    public func shutdown(grace: Duration = .zero) async {
        await downloads.stop(grace: grace)
        await transport.shutdown()
        await servers.stop()
        await library.close()
    }
}
