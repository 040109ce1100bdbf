import Foundation
import MangaConfig

/// What the body of a request says besides secrets, in one spelling whatever the order of its members.
///
/// Members of JSON and fields of a form that hold secrets are left out, with their names; in any other text their
/// values are masked, and so is what looks like a secret. Nothing is left of a form that holds nothing else.
struct HarmlessBody {
    let bytes: Data

    init(of request: HTTPRequest) {
        bytes = request.body.map { HarmlessBody.bytes(of: $0, type: request.headers["Content-Type"]) } ?? Data()
    }

    private static func bytes(of body: Data, type: String?) -> Data {
        // What is no JSON, or has a key twice, is read as a form or as text.
        if let node = try? JSONReader.read(Array(body)) { return Data(JSONWriter.line(node.withoutSecrets).utf8) }
        guard let text = String(validating: body, as: UTF8.self) else { return body }
        guard type?.lowercased().contains("x-www-form-urlencoded") == true else {
            return Data(Redaction.text(text).utf8)
        }
        return Data(
            text.split(separator: "&").filter { !Redaction.isSecret(parameter: $0) }.joined(separator: "&").utf8
        )
    }
}

extension JSONNode {
    fileprivate var withoutSecrets: JSONNode {
        switch content {
        case .object(let members):
            JSONNode(
                .object(
                    members.filter { !Redaction.isSecret($0.key) }
                        .sorted { $0.key < $1.key }
                        .map { Member(key: $0.key, value: $0.value.withoutSecrets) }
                )
            )
        case .list(let values): JSONNode(.list(values.map(\.withoutSecrets)))
        case .text(let text): .text(SecretShape.masked(text))
        case .number, .toggle, .null: JSONNode(content)
        }
    }
}
