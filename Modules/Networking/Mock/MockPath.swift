import Foundation
import MangaCrypto

/// Where the file that answers a request stands in a folder of mock files.
///
/// `GET http://server/api/v1/manga?q=moon` is `api/v1/manga/GET?q=moon.json`: the path as folders, as it is encoded in
/// the address, then method and query. What has a body is looked for under the body's hash first,
/// `POST#1f2e3d4c.json`, then without; secrets are masked in both. Requests to other servers than the environment's own stand below `@host:port`.
struct MockPath: Hashable {
    /// Longer names are cut, and end with a hash.
    private static let longest = 200

    private let folders: [String]
    private let name: String
    private let bodyHash: String?

    init(_ request: HTTPRequest, isOwn: Bool) {
        let path = request.url.path(percentEncoded: true).split(separator: "/").map(String.init)
        folders = (isOwn ? [] : ["@" + request.url.server]) + path
        name = request.method.value + MockPath.query(of: request.url)
        bodyHash = request.body.flatMap { $0.isEmpty ? nil : MockPath.hash(of: $0, in: request) }
    }

    /// From the folder of mock files; the first that is there answers.
    var candidates: [String] {
        let plain = path(of: name)
        return bodyHash.map { [path(of: "\(name)#\($0)"), plain] } ?? [plain]
    }

    private func path(of file: String) -> String {
        (folders + [file]).map(MockPath.component).joined(separator: "/") + ".json"
    }

    /// One name of a file or folder, whatever an address holds.
    private static func component(_ text: String) -> String {
        let name = text.allSatisfy { $0 == "." } ? text.replacing(".", with: "%2E") : text.replacing("/", with: "%2F")
        guard name.utf8.count > longest else { return name }
        return String(decoding: name.utf8.prefix(longest - 9), as: UTF8.self) + "~" + hash(Data(name.utf8))
    }

    /// With its `?`, secret values masked: a name is no place for them.
    private static func query(of url: URL) -> String {
        let text = Redaction.url(url.absoluteString).prefix { $0 != "#" }
        return text.firstIndex(of: "?").map { String(text[$0...]) } ?? ""
    }

    /// That of what the body says besides secrets.
    private static func hash(of body: Data, in request: HTTPRequest) -> String {
        hash(Redaction.body(body, type: request.headers["Content-Type"]).map { Data($0.utf8) } ?? body)
    }

    private static func hash(_ data: Data) -> String {
        var hash = SHA256()
        data.withUnsafeBytes { hash.update($0) }
        return String(hash.finish().prefix(8))
    }
}
