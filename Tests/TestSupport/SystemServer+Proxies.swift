public import Foundation
public import MangaNetworking

extension SystemServer {
    /// An HTTP proxy, which logs every request and passes it on with a `Via` header.
    public static func tinyproxy(login: HTTPRequest.Login? = nil) async throws -> SystemServer {
        try await start("tinyproxy") { port, folder in
            var lines = ["Port \(port)", "Listen 127.0.0.1", "LogLevel Info", "ViaProxyName \"tinyproxy\""]
            if let login { lines.append("BasicAuth \(login.user) \(login.password)") }
            try folder.file("tinyproxy.conf", Data((lines.joined(separator: "\n") + "\n").utf8))
            return ["-d", "-c", folder.at("tinyproxy.conf")]
        }
    }

    /// A SOCKS5 proxy, which logs every connection.
    public static func microsocks(login: HTTPRequest.Login? = nil) async throws -> SystemServer {
        try await start("microsocks") { port, _ in
            ["-i", "127.0.0.1", "-p", "\(port)"] + (login.map { ["-u", $0.user, "-P", $0.password] } ?? [])
        }
    }

    /// TLS with `certificate`, and HTTP/2 for who can, in front of the plain server on `backend`.
    ///
    /// As a forward proxy it is an HTTP proxy reached over TLS, and `backend` a plain one.
    public static func nghttpx(
        _ certificate: TestAuthority.Certificate,
        before backend: Int,
        isForwardProxy: Bool = false
    ) async throws -> SystemServer {
        try await start("nghttpx") { port, folder in
            let options = [
                "--conf=/dev/null", "--single-process", "--workers=1", "--log-level=NOTICE", "--no-ocsp",
                "--no-location-rewrite", "--frontend=127.0.0.1,\(port)", "--backend=127.0.0.1,\(backend)",
                "--pid-file=\(folder.at("pid"))",
            ]
            return options + (isForwardProxy ? ["--http2-proxy"] : []) + [certificate.keyFile, certificate.file]
        }
    }

    /// `https://127.0.0.1:PORT` and `path`.
    public func secureURL(_ path: String = "/", host: String = "127.0.0.1") -> URL {
        URL(string: "https://\(host):\(port)\(path)") ?? URL(filePath: "/")
    }
}
