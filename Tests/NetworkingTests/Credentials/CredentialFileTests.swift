import Foundation
import MangaModels
import MangaNetworking
import TestSupport
import Testing

struct CredentialFileTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.at("config/credentials.json")
    }

    @Test(arguments: [
        Credentials.token(BearerToken(access: "a", refresh: "r", expires: Date(timeIntervalSince1970: 1_800_000_000))),
        .token(BearerToken(access: "a")), .password(user: "ü", password: "p\"/\n"), .key(header: "X-Key", value: "v"),
    ])
    func `what was kept is there for the next process`(credentials: Credentials) async throws {
        try await authenticator("dev").login(credentials)
        let wire = Wire { request, _ in request.answer(200) }
        _ = try await AuthenticationStage(authenticator("dev"), over: wire).send(HTTPRequest(.get, url), to: nil)
        let other = Wire { request, _ in request.answer(200) }
        _ = try await AuthenticationStage(authenticator("prod"), over: other).send(HTTPRequest(.get, url), to: nil)

        #expect(wire.requests == [credentials.sent(url)])
        #expect(other.requests == [HTTPRequest(.get, url)])
    }

    @Test func `only its owner may read it`() async throws {
        try await authenticator("dev").login(.key(header: "K", value: "v"))

        #expect(try mode() == 0o600)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.at("config")).sorted() == [
                "credentials.json", "credentials.json.lock",
            ]
        )
    }

    @Test func `a file that others may read is made private when it is read`() async throws {
        try await authenticator("dev").login(.key(header: "K", value: "v"))
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)

        #expect(try await authenticator("dev").identity()?.header == "K")
        #expect(try mode() == 0o600)
    }

    @Test func `credentials for one server are for no other, wherever the environment leads then`() async throws {
        try await authenticator("dev").login(.key(header: "K", value: "v"))
        let moved = Authenticator(
            .init(environment: EnvironmentID("dev"), name: "dev", server: URL(literal: "http://h:81")),
            file: CredentialFile(path: path)
        )

        #expect(try await moved.identity() == nil)
        #expect(try await authenticator("dev").identity()?.header == "K")
    }

    @Test(arguments: ["{", "[]", "", #"{"dev":{"server":"http://h:80","credentials":{"token":{}}}}"#, #"{"dev":1}"#])
    func `a garbled file is named, and left as it is`(content: String) async throws {
        try FileManager.default.createDirectory(atPath: folder.at("config"), withIntermediateDirectories: true)
        try Data(content.utf8).write(to: URL(filePath: path))
        let error = CredentialError.fileGarbled(path: path)

        await #expect(throws: error) { try await authenticator("dev").identity() }
        await #expect(throws: error) { try await authenticator("dev").login(.key(header: "K", value: "v")) }
        await #expect(throws: error) { try await authenticator("dev").logout() }
        #expect(try Data(contentsOf: URL(filePath: path)) == Data(content.utf8))
        #expect("\(error)".contains(path))
    }

    @Test func `a folder in its place is no file`() async throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)

        await #expect(throws: CredentialError.self) { try await authenticator("dev").identity() }
    }

    @Test func `many who log in at once all get their place`() async throws {
        let names = (0..<20).map { "e\($0)" }
        try await withThrowingTaskGroup { group in
            for name in names {
                group.addTask { try await authenticator(name).login(.key(header: name, value: "v")) }
            }
            try await group.waitForAll()
        }

        for name in names { #expect(try await authenticator(name).identity()?.header == name) }
    }

    @Test func `logging out takes one environment's away`() async throws {
        try await authenticator("dev").login(.key(header: "K", value: "v"))
        try await authenticator("prod").login(.key(header: "L", value: "v"))

        #expect(try await authenticator("dev").logout())
        #expect(try await authenticator("dev").logout() == false)
        #expect(try await authenticator("dev").identity() == nil)
        #expect(try await authenticator("prod").identity()?.header == "L")
    }

    @Test func `a link to the file stays one`() async throws {
        try FileManager.default.createDirectory(atPath: folder.at("config"), withIntermediateDirectories: true)
        try folder.file("real.json", Data("{}".utf8))
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: folder.at("real.json"))
        try await authenticator("dev").login(.key(header: "K", value: "v"))

        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == folder.at("real.json"))
        #expect(try await authenticator("dev").identity()?.header == "K")
    }

    @Test func `a login that cannot be stored does not hold`() async throws {
        let blocked = try folder.file("blocked").path(percentEncoded: false)
        let authenticator = authenticator("dev", path: blocked + "/credentials.json")

        await #expect(throws: CredentialError.self) { try await authenticator.login(.key(header: "K", value: "v")) }
    }

    @Test func `nothing that is printed shows a secret`() {
        for credentials in [
            Credentials.token(BearerToken(access: "secret-1", refresh: "secret-2")),
            .password(user: "u", password: "secret-3"), .key(header: "K", value: "secret-4"),
        ] {
            var text = "\(credentials) \(String(reflecting: credentials))"
            dump(credentials, to: &text)
            if case .token(let token) = credentials { dump(token, to: &text) }
            #expect(!text.contains("secret"))
        }
    }

    private let url = URL(literal: "http://h/x")

    private func mode() throws -> Int {
        let facts = try FileManager.default.attributesOfItem(atPath: path)
        return try #require(facts[.posixPermissions] as? Int)
    }

    private func authenticator(_ name: String, path: String? = nil) -> Authenticator {
        Authenticator(
            .init(environment: EnvironmentID(name), name: name, server: URL(literal: "http://h")),
            file: CredentialFile(path: path ?? self.path)
        )
    }
}

extension Credentials {
    /// The request that carries them.
    fileprivate func sent(_ url: URL) -> HTTPRequest {
        var request = HTTPRequest(.get, url)
        switch self {
        case .token(let token): request.headers["Authorization"] = "Bearer \(token.access)"
        case .password(let user, let password): request.login = .init(user: user, password: password)
        case .key(let header, let value): request.headers[header] = value
        }
        return request
    }
}
