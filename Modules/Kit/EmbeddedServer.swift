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
            id: id(ofFolder: folder),
            name: "embedded",
            serverURL: url,
            proxy: "none"
        )
    }

    static let prefix = "embedded-"

    /// The same for every way to the same folder.
    static func id(ofFolder folder: String) -> EnvironmentID {
        EnvironmentID(prefix + SHA256.hex(of: realPath(folder)).prefix(16))
    }

    private static func realPath(_ path: String) -> String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
