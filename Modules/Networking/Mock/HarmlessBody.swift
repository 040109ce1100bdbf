import Foundation
import MangaConfig

/// What the body of a request says besides secrets.
///
/// Members of JSON and fields of a form that hold secrets are left out, with their names; in any other text their
/// values are masked, and so is what looks like a secret. Nothing is left of a form that holds nothing else.
enum HarmlessBody {
    /// Hashes of it, in hexadecimal digits.
    struct Said: Hashable {
        /// Of what it says, whatever the order of its members.
        let meaning: String
        /// Of the order in which it says that; nil for the alphabetical one.
        let spelling: String?
    }

    /// Nil where nothing is said.
    static func said(in request: HTTPRequest, _ naming: MockNaming) -> Said? {
        guard let body = request.body, !body.isEmpty else { return nil }
        // What is no JSON, or has a key twice, is read as a form or as text.
        guard let node = try? JSONReader.read(Array(body)) else {
            let bytes = bytes(of: body, type: request.headers["Content-Type"], naming)
            return bytes.isEmpty ? nil : Said(meaning: MockPath.hash(bytes, naming), spelling: nil)
        }
        let meaning = Data(JSONWriter.line(node.withoutSecrets(isSorted: true)).utf8)
        let spelling = Data(JSONWriter.line(node.withoutSecrets(isSorted: false)).utf8)
        let isOrdered = naming == .first || meaning == spelling
        return Said(
            meaning: MockPath.hash(meaning, naming),
            spelling: isOrdered ? nil : String(MockPath.hash(spelling, naming).prefix(8))
        )
    }

    private static func bytes(of body: Data, type: String?, _ naming: MockNaming) -> Data {
        guard let text = String(validating: body, as: UTF8.self) else { return body }
        guard type?.lowercased().contains("x-www-form-urlencoded") == true else {
            return Data(Redaction.text(text).utf8)
        }
        let fields = text.split(separator: "&", omittingEmptySubsequences: naming == .first)
        return Data(fields.filter { !Redaction.isSecret(parameter: $0) }.joined(separator: "&").utf8)
    }
}

extension JSONNode {
    fileprivate func withoutSecrets(isSorted: Bool) -> JSONNode {
        switch content {
        case .object(let members):
            let kept = members.filter { !Redaction.isSecret($0.key) }
            return JSONNode(
                .object(
                    (isSorted ? kept.sorted { $0.key < $1.key } : kept).map {
                        Member(key: $0.key, value: $0.value.withoutSecrets(isSorted: isSorted))
                    }
                )
            )
        case .list(let values): return JSONNode(.list(values.map { $0.withoutSecrets(isSorted: isSorted) }))
        case .text(let text): return .text(SecretShape.masked(text))
        case .number, .toggle, .null: return JSONNode(content)
        }
    }
}
