import Foundation
import MangaCrypto

/// Where the file that answers a request stands in a folder of mock files.
///
/// `GET http://server/api/v1/manga?q=moon` is `api/v1/manga/GET?q=moon.json`: the path as folders, as it is encoded in
/// the address, then method and query. What has a body is looked for under the hash of what it says first,
/// `POST#1f2e3d4c.json`, then without. Secrets count in neither: who asks with another token, or with none, gets the
/// same answer. Requests to other servers than the environment's own stand below `@host:port`.
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
        let said = HarmlessBody(of: request).bytes
        bodyHash = said.isEmpty ? nil : MockPath.hash(said)
    }

    /// From the folder of mock files; the first that is there answers.
    var candidates: [String] {
        let plain = path(of: name)
        return bodyHash.map { [path(of: "\(name)#\($0)"), plain] } ?? [plain]
    }

    /// That of all files which answer for the same path.
    var folder: String {
        folders.map(MockPath.component).joined(separator: "/")
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

    /// With its `?`; secret parameters are left out.
    private static func query(of url: URL) -> String {
        let query = (url.query(percentEncoded: true) ?? "").split(separator: "&", omittingEmptySubsequences: false)
        let kept = query.filter { !Redaction.isSecret(parameter: $0) }.joined(separator: "&")
        return kept.isEmpty ? "" : "?" + kept
    }

    private static func hash(_ data: Data) -> String {
        String(data.withUnsafeBytes { SHA256.hex(of: $0) }.prefix(8))
    }
}
