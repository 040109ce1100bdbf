import Foundation
import MangaModels
import MangaNetworking

/// Asks a server which pages a chapter has.
struct PageList: Sendable {
    let chapter: Chapter
    let manga: Manga
    let origin: Origin
    let voices: HostVoices

    /// At least one page.
    ///
    /// Where nothing but silence comes back, and nobody else has heard from the server meanwhile, it is asked for
    /// something else once: only if that is met by silence too, there is no connection. Throws `DownloadFailure`, or
    /// `CancellationError`.
    func load() async throws -> [Page] {
        let list = try await ask()
        if let server { voices.note(server) }
        guard !list.isEmpty else { throw DownloadFailure(.noImagesFound) }
        return list
    }

    private func ask() async throws -> [Page] {
        let before = server.map(voices.count)
        do {
            return try await origin.source.pages(of: chapter, in: manga)
        } catch let error as APIError where error.isSilence {
            if server.map(voices.count) == before, try await isSilent() { throw DownloadFailure(silence: error) }
            throw DownloadFailure(source: error)
        } catch  where !(error is CancellationError) {
            throw DownloadFailure(source: error)
        }
    }

    /// Nil where the environment has no address that could be asked.
    private var server: URL? {
        try? Router.health.call().request(in: origin.client.config).url
    }

    /// Whether the server has no answer to any question.
    private func isSilent() async throws -> Bool {
        do {
            _ = try await origin.client.send(.health)
            return false
        } catch let error as APIError {
            return error.isSilence
        } catch is CancellationError {
            throw CancellationError()
        } catch {
            // Credentials, for instance: nobody has asked the server anything.
            return false
        }
    }
}
