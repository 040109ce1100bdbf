import Foundation

/// A certificate authority, made with openssl for one test.
public final class TestAuthority: Sendable {
    /// A server's certificate and its key, in PEM files that live as long as the authority.
    public struct Certificate: Hashable, Sendable {
        public let file: String
        public let keyFile: String
    }

    private let folder: TemporaryFolder

    public static func make() async throws -> TestAuthority {
        try await offside { try TestAuthority() }
    }

    private init() throws {
        folder = try TemporaryFolder()
        try openssl(
            "req",
            "-x509",
            "-newkey",
            "ec",
            "-pkeyopt",
            "ec_paramgen_curve:prime256v1",
            "-nodes",
            "-keyout",
            "ca.key",
            "-out",
            "ca.pem",
            "-days",
            "30",
            "-subj",
            "/CN=Test authority"
        )
    }

    /// The PEM file to trust.
    public var file: String { folder.at("ca.pem") }

    /// A certificate for `name` (`IP:127.0.0.1`, `DNS:example.org`) that ends in so many days, or ended.
    public func certificate(for name: String = "IP:127.0.0.1", days: Int = 30) async throws -> Certificate {
        try await offside { [self] in
            let files = try request(name)
            try openssl(
                "x509",
                "-req",
                "-in",
                files.file,
                "-CA",
                "ca.pem",
                "-CAkey",
                "ca.key",
                "-CAcreateserial",
                "-days",
                "\(days)",
                "-extfile",
                "names",
                "-out",
                files.file
            )
            return files
        }
    }

    /// One that nobody but itself vouches for.
    public func selfSigned(for name: String = "IP:127.0.0.1") async throws -> Certificate {
        try await offside { [self] in
            let files = try request(name)
            try openssl(
                "x509",
                "-req",
                "-in",
                files.file,
                "-signkey",
                files.keyFile,
                "-days",
                "30",
                "-extfile",
                "names",
                "-out",
                files.file
            )
            return files
        }
    }

    private func request(_ name: String) throws -> Certificate {
        let id = UUID().uuidString
        let files = Certificate(file: folder.at("\(id).pem"), keyFile: folder.at("\(id).key"))
        try openssl(
            "req",
            "-newkey",
            "ec",
            "-pkeyopt",
            "ec_paramgen_curve:prime256v1",
            "-nodes",
            "-keyout",
            files.keyFile,
            "-out",
            files.file,
            "-subj",
            "/CN=Test server"
        )
        try folder.file("names", Data("subjectAltName=\(name)\n".utf8))
        return files
    }

    private func openssl(_ arguments: String...) throws {
        try SystemProgram.run("openssl", arguments, in: folder)
    }
}
