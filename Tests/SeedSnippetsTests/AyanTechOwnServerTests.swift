import Foundation
import MangaAyanTech
import MangaConfig
import MangaNetworking
import TestSupport
import Testing

extension SeedSnippets {
    /// The client of seed 002 in front of our own server, which speaks no envelopes: as it comes, and from its recording.
    struct AyanTechOwnServerTests {
        private struct Health: Decodable, Hashable {
            var status: String
        }

        /// Runs `body` with the server, and once more with what was recorded of it.
        private func twice(_ body: (APIConfig, ATClient) async throws -> Void) async throws {
            let folder = try TemporaryFolder()
            let recording = folder.at("recording")
            try await AccountServer.serving { config in
                let recorder = Recorder()
                let server = try #require(URL(string: config.baseURL))
                try recorder.start(in: recording, server: server)
                let transport = RecordingTransport(recorder, over: CurlTransport(variables: [:]))
                try await body(config, ATClient(transport: transport))
                await transport.shutdown()
                try await body(config, ATClient(transport: MockTransport(folder: recording, servers: [])))
            }
        }

        @Test func `version 1 gives its answers whole, which are no success of a service`() async throws {
            try await twice { config, client in
                let found = await answer(to: ATRequest.request(url: config.apiBasePath + "/health", client: client))

                #expect(found.responseCode == 200)
                #expect(found.error == nil)
                #expect(found.status == nil)
                #expect(!found.isSuccess)
                #expect(found.responseJsonObject?["status"] != nil)
                #expect(found.headers["X-Content-Type-Options"] == "nosniff")
            }
        }

        @Test func `version 1 keeps the body of what it does not find`() async throws {
            try await twice { config, client in
                let found = await answer(
                    to: ATRequest.request(url: config.apiBasePath + "/manga/none", client: client)
                )

                #expect(found.responseCode == 404)
                #expect(found.responseJsonObject?["error"] != nil)
                #expect(found.error?.code == 404)
                #expect(found.error?.type == .general)
                #expect(found.error?.persianDescription == "خطا در برقراری ارتباط با سرور")
            }
        }

        @Test(arguments: [true, false])
        func `version 1 looks the proxy up whenever a request is sent`(noProxy: Bool) async throws {
            try await twice { config, client in
                let spy = SpyTransport(client.transport)
                let request = ATRequest.request(url: config.apiBasePath + "/health", client: ATClient(transport: spy))
                ATRequest.Configuration.noProxy = noProxy
                _ = await answer(to: request)
                ATRequest.Configuration.noProxy = true
                _ = await answer(to: request)

                #expect(spy.requests.map(\.connection.proxy) == [noProxy ? "none" : nil, "none"])
            }
        }

        @Test func `version 2 is not found there, and what is found is no envelope`() async throws {
            try await twice { config, client in
                let request = ATRequestV2(url: config.apiBasePath + "/none", client: client)

                let error = await #expect(throws: ATErrorV2.self) { try await request.value(as: Health.self) }

                #expect(error?.errorType == .httpError)
                #expect((400..<500).contains(error?.httpStatusCode ?? 0))
                #expect(error?.status == nil)
            }
        }

        private func answer(to request: ATRequest) async -> ATResponse {
            await withCheckedContinuation { continuation in
                request.send { continuation.resume(returning: $0) }
            }
        }
    }
}
