public import MangaConfig
import MangaCrypto
import MangaModels
import MangaServer

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A folder of comics that this process serves to itself.
public struct EmbeddedServer: Sendable {
    public let config: APIConfig
    public let mangaCount: Int
    public let chapterCount: Int

    init(config: APIConfig, shelf: any Shelf) async throws {
        let mangas = try await shelf.mangas()
        self.config = config
        mangaCount = mangas.count
        chapterCount = mangas.reduce(0) { $0 + ($1.chapterCount ?? 0) }
    }

    /// The environment of `folder` behind `url`: named `embedded`, with the folder's own id.
    static func config(folder: String, url: String) -> APIConfig {
        APIConfig(
            id: EnvironmentID("embedded-\(SHA256.hex(of: realPath(folder)).prefix(16))"),
            name: "embedded",
            serverURL: url
        )
    }

    private static func realPath(_ path: String) -> String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
