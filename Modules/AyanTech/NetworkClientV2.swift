import MangaNetworking
import Synchronization

/// What all requests of the process share unless they bring their own `ATClient` (seed 002).
///
/// Logger and transport of both versions; a program sets them once, when it starts.
public enum NetworkClientV2 {
    private static let state = Mutex<ATClient?>(nil)

    /// A transport over libcurl and the printing logger, if nothing else was set.
    public static var client: ATClient {
        state.withLock { made(&$0) }
    }

    private static func made(_ client: inout ATClient?) -> ATClient {
        if let client { return client }
        let made = ATClient(transport: CurlTransport(), logger: PrintingATNetworkLogger())
        client = made
        return made
    }

    /// `.default` logs requests and responses, `.none` nothing; either takes the place of `setLogger`'s.
    public static func setLoggerLevel(_ level: ATLoggerLevel) {
        setLogger(level.logger)
    }

    public static func setLogger(_ logger: any ATNetworkLogging) {
        state.withLock { client in
            var changed = made(&client)
            changed.logger = logger
            client = changed
        }
    }

    /// Sends everything through `client` from now on.
    public static func set(_ client: ATClient) {
        state.withLock { $0 = client }
    }

    /// Ends what runs; to be awaited before the process exits (`CurlTransport.shutdown`).
    public static func shutdown() async {
        let client = state.withLock { client in
            defer { client = nil }
            return client
        }
        await client?.transport.shutdown()
    }
}
