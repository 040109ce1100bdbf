public import MangaConfig
import MangaCrypto
import MangaModels
public import MangaServer

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A folder of comics that this process serves to itself.
public struct EmbeddedServer: Sendable {
    public let config: APIConfig
    /// What is in the folder, and what of it cannot be read.
    public let report: ServeReport

    init(_ report: ServeReport) {
        self.report = report
        config = EmbeddedServer.config(folder: report.folder, url: report.address.url)
    }

    /// The environment of `folder` behind `url`: named `embedded`, with the folder's own id, and no proxy between.
    static func config(folder: String, url: String) -> APIConfig {
        APIConfig(
            id: EnvironmentID("embedded-\(SHA256.hex(of: realPath(folder)).prefix(16))"),
            name: "embedded",
            serverURL: url,
            proxy: "none"
        )
    }

    private static func realPath(_ path: String) -> String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
