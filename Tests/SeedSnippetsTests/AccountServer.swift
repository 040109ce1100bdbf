import Foundation
import MangaConfig
import MangaModels
import MangaServer
import TestSupport

/// Our own server on loopback, with one account.
enum AccountServer {
    static let customer = Customer(
        id: "1",
        firstName: "Ana",
        creditCards: [CreditCard(id: "7", brand: "Visa", lastDigits: "4242")],
        reloadConfigs: [ReloadConfig(id: "3", creditCardID: "7", amount: "25.00")]
    )

    private static let accounts = """
        {"accounts": [{
            "user": "ana", "refreshTokens": ["a+b&c=ñ"],
            "customer": {
                "id": "1", "firstName": "Ana",
                "creditCards": [{"id": "7", "brand": "Visa", "lastDigits": "4242"}],
                "reloadConfigs": [{"id": "3", "creditCardId": "7", "amount": "25.00"}]
            }
        }]}
        """

    /// Runs `body` with the environment that the server is.
    static func serving(_ body: (APIConfig) async throws -> Void) async throws {
        let folder = try TemporaryFolder()
        try folder.file("accounts.json", Data(accounts.utf8))
        let server = try FolderServer(
            ServeArguments(folder: try comics(in: folder), accounts: folder.at("accounts.json"))
        )
        let address = try await server.start().address
        do {
            try await body(APIConfig(id: EnvironmentID("own"), serverURL: address.url))
        } catch {
            await server.stop()
            throw error
        }
        await server.stop()
    }

    /// A folder without a chapter is none to serve.
    private static func comics(in folder: TemporaryFolder) throws -> String {
        let chapter = folder.url.appending(path: "comics/Moon/1")
        try FileManager.default.createDirectory(at: chapter, withIntermediateDirectories: true)
        let image = Data(base64Encoded: "R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==") ?? Data()
        try image.write(to: chapter.appending(path: "1.gif"))
        return folder.at("comics")
    }
}
