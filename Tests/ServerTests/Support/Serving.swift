import MangaServer

/// Runs `body` against a server of `shelf` on a free port, and stops it.
func serving(
    _ shelf: any Shelf = MemoryShelf(),
    _ options: ServerOptions = ServerOptions(),
    _ body: (Wire) async throws -> Void
) async throws {
    let server = MangaServer(shelf: shelf, options: options)
    let wire = Wire(address: try server.start())
    do {
        try await body(wire)
    } catch {
        await server.stop()
        throw error
    }
    await server.stop()
}
