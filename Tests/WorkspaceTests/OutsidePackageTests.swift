import Foundation
import Testing

/// Tiny packages of somebody else, built against this one as a dependency.
@Suite(.serialized)
struct OutsidePackageTests {
    @Test func `a package that depends on MangaConfig alone builds nothing but its modules`() async throws {
        let outside = try OutsidePackage(
            product: "MangaConfig",
            source: """
                import MangaConfig

                print(APIConfig.Endpoints.download(mangaSlug: "one-piece", chapterNumber: 1089))
                APIConfig.printConfiguration()
                """
        )

        let output = try await outside.run()

        #expect(
            output == """
                https://gitea.cbcren.online:3001/api/v1/download/one-piece/1089
                === API Configuration ===
                Server URL: https://gitea.cbcren.online
                Port: 3001
                Base URL: https://gitea.cbcren.online:3001
                API Version: v1
                Default Timeout: 30.0s
                Download Timeout: 300.0s
                Max Retries: 3
                Logging Enabled: false
                Cache Enabled: true
                =========================

                """
        )
        #expect(try outside.builtModules() == ["MangaConfig", "MangaLocalization", "MangaModels", "MangaText"])
    }

    @Test func `a package that depends on MangaDownloads can name its types`() async throws {
        let outside = try OutsidePackage(
            product: "MangaDownloads",
            source: """
                import MangaDownloads

                print(DownloadState.downloading(progress: 0.5))
                print(DownloadError.noImagesFound == .noImagesFound)
                """
        )

        let output = try await outside.run()

        #expect(output == "downloading(progress: 0.5)\ntrue\n")
    }
}
