import Foundation
import MangaCrypto

/// Where the file that answers a request stands in a folder of mock files.
///
/// `GET http://server/api/v1/manga?q=moon` is `api/v1/manga/GET?q=moon.json`: the path as folders, as it is encoded in
/// the address, then method and query. What has a body is looked for under the hash of what it says first,
/// `POST#1f2e3d4c.json`, then without. Secrets count in neither: who asks with another token, or with none, gets the
/// same answer. Requests to other servers than the environment's own stand below `@host:port`. Further answers to the
/// same request, for its next times, are numbered: `GET#2.json`.
struct MockPath: Hashable {
    /// Longer names are cut, and end with a hash.
    private static let longest = 200
    /// Longer paths are cut in the same way: a system takes some 4,000 bytes in all.
    private static let longestPath = 1_500

    let folders: [String]
    private let name: String
    private let bodyHash: String?

    /// `hidden` takes the secrets that are in use out of a text.
    init(_ request: HTTPRequest, isOwn: Bool, hiding hidden: (String) -> String = { $0 }) {
        // What is masked has this name, and answers for whatever stands in its place.
        let path = request.url.path(percentEncoded: true).split(separator: "/").map {
            String($0).replacing(Secrets.mark, with: "%2A%2A%2A")
        }
        let shown = path.indices.map { index in
            hidden(Redaction.segment(path[index], behind: index > 0 ? path[index - 1] : nil))
        }
        let isTop = { (index: Int) in isOwn && index == 0 }
        folders =
            (isOwn ? [] : [MockPath.component("@" + request.url.server)])
            + MockPath.shortened(
                shown.indices.map { MockPath.component(MockPath.escaped(shown[$0], isTop: isTop($0))) }
            )
        name = request.method.value + hidden(MockPath.query(of: request.url))
        let said = HarmlessBody(of: request).bytes
        bodyHash = said.isEmpty ? nil : MockPath.hash(said)
    }

    /// The names that are looked for in the folder, without `.json`; the first that is there answers.
    var names: [String] {
        let plain = MockPath.component(name)
        return bodyHash.map { [MockPath.component("\(name)#\($0)"), plain] } ?? [plain]
    }

    /// From the folder of mock files.
    var candidates: [String] {
        names.map { (folders + [$0]).joined(separator: "/") + ".json" }
    }

    /// That of all files which answer for the same path.
    var folder: String {
        folders.joined(separator: "/")
    }

    /// `path`, that of a first answer, for the answer `number` to the same request.
    static func path(_ path: String, number: Int) -> String {
        number == 1 ? path : "\(path.dropLast(".json".count))#\(number).json"
    }

    private static func shortened(_ folders: [String]) -> [String] {
        let whole = folders.joined(separator: "/")
        guard whole.utf8.count > longestPath else { return folders }
        return folders.prefix(2) + ["~" + hash(Data(whole.utf8))]
    }

    /// One name of a file or folder, whatever an address holds.
    private static func component(_ text: String) -> String {
        let name = text.allSatisfy { $0 == "." } ? text.replacing(".", with: "%2E") : text.replacing("/", with: "%2F")
        guard name.utf8.count > longest else { return name }
        return String(decoding: name.utf8.prefix(longest - 9), as: UTF8.self) + "~" + hash(Data(name.utf8))
    }

    /// A segment that is called as one of the files is, or as a folder of another server, has its first sign encoded.
    private static func escaped(_ segment: String, isTop: Bool) -> String {
        let isFile = HTTPMethod.allCases.contains { method in
            segment.hasPrefix(method.value)
                && segment.dropFirst(method.value.count).first.map { ".#?~".contains($0) } == true
        }
        let isTaken = isTop && (segment.hasPrefix("@") || segment.lowercased() == RecordingNote.name)
        guard isFile || isTaken, let first = segment.utf8.first else { return segment }
        return "%" + String(first, radix: 16, uppercase: true) + segment.dropFirst()
    }

    /// With its `?`; secret parameters are left out, and what looks like a secret is masked.
    private static func query(of url: URL) -> String {
        let query = (url.query(percentEncoded: true) ?? "").split(separator: "&", omittingEmptySubsequences: false)
        let kept = query.filter { !Redaction.isSecret(parameter: $0) }.joined(separator: "&")
        return kept.isEmpty ? "" : "?" + SecretShape.masked(kept)
    }

    private static func hash(_ data: Data) -> String {
        String(data.withUnsafeBytes { SHA256.hex(of: $0) }.prefix(8))
    }
}
