import MangaArchives
import MangaLocalization

/// A folder of comics and the server that serves it: what `manga serve`, `manga FOLDER` and `manga-server` run.
public final class FolderServer: Sendable {
    public let shelf: FolderShelf
    /// Nil where nobody can log in; its notices are for the person who runs the server.
    public let accounts: AccountBook?
    private let server: MangaServer
    private let folder: String

    /// Throws `ComicFolderError` for a folder that is missing, empty or unreadable, and `ConfigError` for an accounts
    /// file that cannot be used; listens to nothing yet.
    public init(_ arguments: ServeArguments, prepareLimit: Int? = nil) throws {
        let options = FolderShelf.Options(isWritable: arguments.isWritable, prepareLimit: prepareLimit)
        shelf = FolderShelf(try ComicFolder(path: arguments.folder), options: options)
        accounts = try arguments.accounts.map { try AccountBook(path: $0) }
        server = MangaServer(shelf: shelf, options: arguments.options, accounts: accounts)
        folder = arguments.folder
    }

    /// Begins to listen, then scans the folder; throws `ServerError`, or `ShelfError` when the folder went away.
    public func start() async throws -> ServeReport {
        let address = try server.start()
        do {
            let scan = try await shelf.scan()
            return ServeReport(address: address, folder: folder, scan: scan)
        } catch {
            await server.stop()
            throw error
        }
    }

    /// Lets requests in flight end, and frees the port.
    public func stop() async {
        await server.stop()
    }
}
