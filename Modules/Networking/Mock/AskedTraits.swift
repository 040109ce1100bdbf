import Foundation
import MangaConfig
import MangaCrypto

/// What is asked, in the parts that count in no name.
struct AskedTraits: Hashable {
    /// Hashes, so that nothing secret is kept.
    private let secrets: String
    private let body: String
    private let fields: [String: String]

    init(_ request: HTTPRequest) {
        let secret = request.headers.fields.filter { Redaction.isSecret($0.name) }.map(\.value)
        let login = request.login.map { [$0.user, $0.password] } ?? []
        // An address without a path means the same as one with a single `/`.
        let path = request.url.path(percentEncoded: true)
        let query = request.url.query(percentEncoded: true).map { ["?" + $0] } ?? []
        let address = [request.url.webOrigin, path.isEmpty ? "/" : path] + query
        let text = request.body ?? Data()
        // What is no JSON is no way to spell something else: it differs in secrets.
        let node = try? JSONReader.read(Array(text))
        let said = node.map { Data(JSONWriter.line($0.sorted).utf8) } ?? text
        secrets = AskedTraits.hash(Data((address + secret + login).joined(separator: "\n").utf8) + [10] + said)
        body = AskedTraits.hash(text)
        let shown = request.headers.fields.filter { !Redaction.isSecret($0.name) }
        fields = Dictionary(shown.map { ($0.name.lowercased(), $0.value) }) { "\($0), \($1)" }
    }

    func difference(from other: AskedTraits) -> RequestDifference {
        let names = Set(fields.keys).union(other.fields.keys).filter { fields[$0] != other.fields[$0] }
        return RequestDifference(
            hasOtherSecrets: secrets != other.secrets,
            headers: names.sorted(),
            isSpelledOtherwise: body != other.body && secrets == other.secrets
        )
    }

    private static func hash(_ data: Data) -> String {
        data.withUnsafeBytes { SHA256.hex(of: $0) }
    }
}

extension JSONNode {
    /// With members in alphabetical order.
    fileprivate var sorted: JSONNode {
        switch content {
        case .object(let members):
            JSONNode(
                .object(
                    members.sorted { $0.key < $1.key }.map { Member(key: $0.key, value: $0.value.sorted) }
                )
            )
        case .list(let values): JSONNode(.list(values.map(\.sorted)))
        case .text, .number, .toggle, .null: JSONNode(content)
        }
    }
}
