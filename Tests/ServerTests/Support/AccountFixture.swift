import Foundation
import MangaLocalization
import MangaServer
import Synchronization
import TestSupport

/// A server of `MemoryShelf` with an accounts file, and a clock that tests set.
final class AccountFixture: Sendable {
    static let text = """
        {
          "private": PRIVATE, "tokenLifetime": 60, "rotatesRefreshTokens": ROTATES,
          "accounts": [
            {
              "user": "ana", "password": "lantern:street", "refreshTokens": ["r1", "r+&=/é"], "apiKeys": ["k1"],
              "customer": {
                "id": "1", "firstName": "Ana", "email": "ana@example.org",
                "creditCards": [{"id": "7", "brand": "Visa", "lastDigits": "4242"}, {"id": "8", "lastDigits": "1"}],
                "reloadConfigs": [{"id": "3", "creditCardId": "7", "amount": "25.00"}]
              }
            },
            {"user": "ben", "refreshTokens": ["r2"]}
          ]
        }
        """

    let book: AccountBook
    private let folder: TemporaryFolder
    private let seconds: Seconds

    private final class Seconds: Sendable {
        let value = Mutex(0.0)
    }

    init(isPrivate: Bool = false, rotates: Bool = false) throws {
        let text = AccountFixture.text.replacing("PRIVATE", with: "\(isPrivate)").replacing(
            "ROTATES",
            with: "\(rotates)"
        )
        folder = try TemporaryFolder()
        seconds = Seconds()
        try folder.file("accounts.json", Data(text.utf8))
        book = try AccountBook(path: folder.at("accounts.json")) { [seconds] in
            Date(timeIntervalSince1970: seconds.value.withLock { $0 })
        }
    }

    var path: String { folder.at("accounts.json") }

    var content: String {
        get throws { try String(contentsOfFile: path, encoding: .utf8) }
    }

    var mode: Int {
        get throws { try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int ?? 0 }
    }

    func write(_ text: String) throws {
        try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
    }

    func wait(_ duration: Double) {
        seconds.value.withLock { $0 += duration }
    }

    func serving(token: String? = nil, _ body: (Wire) async throws -> Void) async throws {
        let server = MangaServer(shelf: MemoryShelf(), options: ServerOptions(token: token), accounts: book)
        let wire = Wire(address: try server.start())
        do {
            try await body(wire)
        } catch {
            await server.stop()
            throw error
        }
        await server.stop()
    }

    /// The next `count` of what the person who runs the server is told, in English.
    func notices(_ count: Int) async -> [String] {
        var texts: [String] = []
        for await notice in book.notices {
            texts.append(notice.text(in: .english).replacing(path, with: "FILE"))
            if texts.count == count { break }
        }
        return texts
    }
}

extension Wire {
    func refresh(_ body: String, type: String = "application/x-www-form-urlencoded") async throws -> Answer {
        try await send("POST", "/api/v2/RefreshToken", ["Content-Type": type], body: body)
    }

    func refreshed(with token: String) async throws -> [String: String] {
        let answer = try await refresh("grant_type=refresh_token&refresh_token=\(token)")
        let values = try JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any] ?? [:]
        return values.mapValues { "\($0)" }
    }
}
