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
                """
        )

        let output = try await outside.run()

        #expect(output == "https://gitea.cbcren.online:3001/api/v1/download/one-piece/1089\n")
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
