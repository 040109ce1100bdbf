import Foundation
import MangaConfig
import MangaModels
import MangaNetworking
import TestSupport
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension SeedSnippets {
    /// The samples of seed 000 that send something, against a server on loopback.
    struct ConfigRequestTests {
        @Test func `Making an API Call`() async throws {
            let server = try ScriptedServer(.ok(#"[{ "slug": "one-piece", "title": "One Piece" }]"#))
            defer { server.stop() }

            let mangas = try await SeedSnippets.during(config(of: server)) { try await fetchPopularManga() }

            #expect(mangas.map(\.title) == ["One Piece"])
            #expect(server.requests.map(\.path) == ["/manga/popular"])
            #expect(server.requests.map { $0.headers["Accept"] } == ["application/json"])
        }

        @Test func `Making an API Call that fails`() async throws {
            let server = try ScriptedServer(.status(503))
            defer { server.stop() }

            await SeedSnippets.during(config(of: server)) {
                _ = await #expect(throws: APIError.requestFailed) { try await fetchPopularManga() }
            }
        }

        @Test func `Making an API Call without a server`() async {
            var config = APIConfig.production
            config.serverURL = "http://a b"

            await SeedSnippets.during(config) {
                _ = await #expect(throws: APIError.invalidURL) { try await fetchPopularManga() }
            }
        }

        @Test func `Downloading with Retry`() async throws {
            let answers = Answers([.status(500), .status(503), .ok("pages")])
            let server = try ScriptedServer { _ in answers.next() }
            defer { server.stop() }

            let data = try await SeedSnippets.during(config(of: server)) {
                try await downloadChapterWithRetry(mangaSlug: "one-piece", chapterNumber: 1089)
            }

            #expect(String(decoding: data, as: UTF8.self) == "pages")
            #expect(server.requests.map(\.path) == Array(repeating: "/api/v1/download/one-piece/1089", count: 3))
        }

        @Test func `Downloading with Retry until the limit`() async throws {
            let server = try ScriptedServer(.status(500))
            defer { server.stop() }

            await SeedSnippets.during(config(of: server)) {
                _ = await #expect(throws: APIError.retryLimitExceeded) {
                    try await downloadChapterWithRetry(mangaSlug: "one-piece", chapterNumber: 1089)
                }
            }
            #expect(server.requests.count == 3)
        }

        @Test func `the health endpoint answers, to any client`() async throws {
            let server = try ScriptedServer(
                .ok(#"{ "status": "ok", "version": "1.0", "uptime": 1, "timestamp": "2026-11-30T08:15:00Z" }"#)
            )
            defer { server.stop() }
            let transport = CurlTransport()
            let client = HTTPClient(config: config(of: server), transport: transport)

            let health = try await client.send(.health)
            await transport.shutdown()

            #expect(health.status == "ok")
            #expect(server.requests.map(\.path) == ["/api/v1/health"])
        }

        /// Production as the sample has it, behind `server`, and without the waits between retries.
        private func config(of server: ScriptedServer) -> APIConfig {
            var config = APIConfig.production
            config.serverURL = server.address
            config.baseRetryDelay = 0
            return config
        }
    }
}

// MARK: - The samples, as they stand in the seed

private func fetchPopularManga() async throws -> [Manga] {
    // Construct URL
    guard let url = APIConfig.urlObject(for: "manga/popular") else {
        throw APIError.invalidURL
    }

    // Create request
    var request = URLRequest(url: url)
    request.timeoutInterval = APIConfig.defaultTimeout

    // Add headers
    for (key, value) in APIConfig.commonHeaders {
        request.setValue(value, forHTTPHeaderField: key)
    }

    // Make request
    let (data, response) = try await URLSession.shared.data(for: request)

    // Validate response
    guard let httpResponse = response as? HTTPURLResponse,
        httpResponse.statusCode == 200
    else {
        throw APIError.requestFailed
    }

    // Decode response
    let mangas = try JSONDecoder().decode([Manga].self, from: data)
    return mangas
}

private func downloadChapterWithRetry(
    mangaSlug: String,
    chapterNumber: Int
) async throws -> Data {
    let endpoint = APIConfig.Endpoints.download(
        mangaSlug: mangaSlug,
        chapterNumber: chapterNumber
    )

    return try await fetchWithRetry(endpoint: endpoint, retryCount: 0)
}

private func fetchWithRetry(endpoint: String, retryCount: Int) async throws -> Data {
    guard let url = URL(string: endpoint),
        retryCount < APIConfig.maxRetries
    else {
        throw APIError.retryLimitExceeded
    }

    var request = URLRequest(url: url)
    request.timeoutInterval = APIConfig.downloadTimeout

    do {
        let (data, response) = try await URLSession.shared.data(for: request)

        guard let httpResponse = response as? HTTPURLResponse,
            httpResponse.statusCode == 200
        else {
            throw APIError.requestFailed
        }
        return data
    } catch {
        // Calculate exponential backoff delay
        let delay = APIConfig.baseRetryDelay * pow(2.0, Double(retryCount))
        try await Task.sleep(nanoseconds: UInt64(delay * 1_000_000_000))

        return try await fetchWithRetry(endpoint: endpoint, retryCount: retryCount + 1)
    }
}
