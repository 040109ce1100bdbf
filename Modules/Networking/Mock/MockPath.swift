import Foundation
import MangaCrypto

/// Where the file that answers a request stands in a folder of mock files.
///
/// `GET http://server/api/v1/manga?q=moon` is `api/v1/manga/GET?q=moon.json`: the path as folders, as it is encoded in
/// the address, then method and query. What has a body is looked for under the hash of what it says first,
/// `POST#1f2e3d4c5b6a7988.json`, then without. Secrets count in neither: who asks with another token, or with none,
/// gets the same answer. Requests to other servers than the environment's own stand below `@host:port`. Further answers
/// to the same request, for its next times, are numbered: `GET#2.json`.
struct MockPath: Hashable {
    /// A name that is looked for, without `.json`.
    enum Name: Hashable {
        case whole(String)
        /// The beginning of names of which any will do.
        case beginning(String)
    }

    /// Longer names are cut, and end with a hash.
    private static let longest = 200
    /// Longer paths are cut in the same way: a system takes some 4,000 bytes in all.
    private static let longestPath = 1_500

    let folders: [String]
    let naming: MockNaming
    private let name: String
    private let said: HarmlessBody.Said?

    /// `hidden` takes the secrets that are in use out of a text.
    init(
        _ request: HTTPRequest,
        isOwn: Bool,
        by naming: MockNaming = .current,
        hiding hidden: (String) -> String = { $0 }
    ) {
        self.naming = naming
        let path = MockPath.segments(of: request.url, naming).map(naming.withoutMarks)
        let shown = path.indices.map { index in
            hidden(Redaction.segment(path[index], behind: index > 0 ? path[index - 1] : nil))
        }
        let isTop = { (index: Int) in isOwn && index == 0 }
        folders =
            (isOwn ? [] : [MockPath.component("@" + request.url.server, naming)])
            + MockPath.shortened(
                shown.indices.map { index in
                    MockPath.component(MockPath.escaped(shown[index], isTop: isTop(index), naming), naming)
                },
                naming
            )
        name = request.method.value + hidden(MockPath.query(of: request.url, naming))
        said = HarmlessBody.said(in: request, naming)
    }

    /// The names that are looked for in the folder; the first that is there answers.
    var names: [Name] {
        let plain = Name.whole(MockPath.component(name, naming))
        guard let said else { return [plain] }
        let spelled = said.spelling.map { [Name.whole(file(of: "\(said.meaning)-\($0)"))] } ?? []
        let others = naming == .current ? [Name.beginning("\(name)#\(said.meaning)-")] : []
        return spelled + [.whole(file(of: said.meaning))] + others
            // Eight digits do in a name that a person has made.
            + (said.meaning.count > 8 ? [.whole(file(of: String(said.meaning.prefix(8))))] : []) + [plain]
    }

    /// Where a recording writes the answer, from the folder of mock files.
    var place: String {
        path(file(of: said.map { said in said.spelling.map { "\(said.meaning)-\($0)" } ?? said.meaning }))
    }

    /// Where a person would write the answer: for this body, and for any.
    var wanted: [String] {
        let any = path(file(of: nil))
        return said.map { [path(file(of: $0.meaning)), any] } ?? [any]
    }

    /// That of all files which answer for the same path.
    var folder: String {
        folders.joined(separator: "/")
    }

    /// `path`, that of a first answer, for the answer `number` to the same request.
    static func path(_ path: String, number: Int) -> String {
        number == 1 ? path : "\(path.dropLast(".json".count))#\(number).json"
    }

    private func path(_ name: String) -> String {
        (folders + [name]).joined(separator: "/") + ".json"
    }

    private func file(of body: String?) -> String {
        MockPath.component(body.map { "\(name)#\($0)" } ?? name, naming)
    }

    private static func segments(of url: URL, _ naming: MockNaming) -> [String] {
        let path = url.path(percentEncoded: true)
        guard naming == .current else { return path.split(separator: "/").map(String.init) }
        guard path.utf8.count > 1 else { return [] }
        return path.dropFirst().split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    }

    private static func shortened(_ folders: [String], _ naming: MockNaming) -> [String] {
        let whole = folders.joined(separator: "/")
        guard whole.utf8.count > longestPath else { return folders }
        return folders.prefix(2) + ["~" + hash(Data(whole.utf8), naming)]
    }

    /// One name of a file or folder, whatever an address holds.
    private static func component(_ text: String, _ naming: MockNaming) -> String {
        if text.isEmpty { return MockNaming.empty }
        let slash = naming == .current ? MockNaming.slash : "%2F"
        let isTaken = text.allSatisfy { $0 == "." } && (naming == .first || text.utf8.count < 3)
        let name = isTaken ? text.replacing(".", with: "%2E") : text.replacing("/", with: slash)
        guard name.utf8.count > longest else { return name }
        let end = "~" + hash(Data(name.utf8), naming)
        return String(decoding: name.utf8.prefix(longest - end.utf8.count), as: UTF8.self) + end
    }

    /// A segment that is called as one of the files is, or as a folder of another server, has its first sign encoded; one
    /// that is called as what comes of that has it encoded once more.
    private static func escaped(_ segment: String, isTop: Bool, _ naming: MockNaming) -> String {
        guard isTaken(segment, isTop: isTop, naming), let first = segment.utf8.first else { return segment }
        return "%" + String(first, radix: 16, uppercase: true) + segment.dropFirst()
    }

    private static func isTaken(_ segment: String, isTop: Bool, _ naming: MockNaming) -> Bool {
        let isFile = HTTPMethod.allCases.contains { method in
            segment.hasPrefix(method.value)
                && segment.dropFirst(method.value.count).first.map { ".#?~".contains($0) } == true
        }
        let isNote = isTop && (segment.hasPrefix("@") || segment.lowercased() == RecordingNote.name)
        if isFile || isNote { return true }
        guard naming == .current, segment.first == "%", let code = UInt8(segment.dropFirst().prefix(2), radix: 16),
            code < 0x80
        else { return false }
        return isTaken(String(Character(UnicodeScalar(code))) + segment.dropFirst(3), isTop: isTop, naming)
    }

    /// With its `?`; secret parameters are left out, and what looks like a secret is masked.
    private static func query(of url: URL, _ naming: MockNaming) -> String {
        guard let text = url.query(percentEncoded: true) else { return "" }
        let kept = text.split(separator: "&", omittingEmptySubsequences: false)
            .filter { !Redaction.isSecret(parameter: $0) }
        guard naming == .current else {
            let query = kept.joined(separator: "&")
            return query.isEmpty ? "" : "?" + SecretShape.masked(query)
        }
        let query = kept.map { Redaction.nested(parameter: Substring(naming.withoutMarks(String($0)))) }
        return kept.isEmpty ? "" : "?" + SecretShape.masked(query.joined(separator: "&"))
    }

    static func hash(_ data: Data, _ naming: MockNaming) -> String {
        String(data.withUnsafeBytes { SHA256.hex(of: $0) }.prefix(naming == .current ? 16 : 8))
    }
}
