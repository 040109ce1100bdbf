import Foundation
import MangaConfig

/// One answer on its way into a mock file, without what is secret or holds for one connection only.
struct RecordedAnswer {
    private static let dropped: Set = [
        "connection", "keep-alive", "transfer-encoding", "content-encoding", "content-length", "date", "set-cookie",
        "set-cookie2", "cookie", "proxy-authenticate", "trailer", "upgrade",
    ]

    let request: HTTPRequest
    let response: HTTPResponse
    /// The copy of the body; nil where the response has it.
    private let copy: RecordedBody?
    private let secrets: RequestSecrets

    init(request: HTTPRequest, response: HTTPResponse, copy: RecordedBody?) {
        self.request = request.withoutUserInURL
        self.response = response
        self.copy = copy
        secrets = RequestSecrets(request)
    }

    /// Whether it is the whole answer to the whole question.
    var isWhole: Bool {
        response.status != 206 && response.status != 304 && request.headers["Range"] == nil
    }

    /// The request that it is the answer to: where redirects led, if that is known.
    var asked: HTTPRequest {
        guard request.method == .get || request.method == .head else { return request }
        var asked = request
        asked.url = response.url.withoutUser
        return asked
    }

    /// Of the body as it is written, for who compares answers.
    var hash: String {
        let written = json.map { Data(JSONWriter.line($0).utf8) } ?? body
        return (copy ?? .bytes(written)).hash
    }

    /// Writes the answer to `place`; throws `POSIXError`.
    func write(to place: String) throws {
        let json = json
        var members = [JSONNode.Member(key: "headers", value: headers)]
        if let json { members.append(JSONNode.Member(key: "body", value: json)) }
        members.append(meta(response.status))
        try RecordedFiles(place: place).write(members, beside: json == nil ? copy ?? .bytes(body) : nil)
    }

    /// Writes to `place` that the answer stands elsewhere.
    func writeRedirect(to place: String) throws {
        let target = HTTPHeaders.Field(name: "Location", value: response.url.withoutUser.absoluteString)
        let headers = JSONNode(.object([JSONNode.Member(key: target.name, value: .text(shown(target)))]))
        let members = [JSONNode.Member(key: "headers", value: headers), meta(302)]
        try RecordedFiles(place: place).write(members, beside: nil)
    }

    private func meta(_ status: Int) -> JSONNode.Member {
        let status = JSONNode.Member(key: "statusCode", value: JSONNode(.number(String(status))))
        return JSONNode.Member(key: "meta", value: JSONNode(.object([status])))
    }

    /// In the order in which they came first; one that came more than once as a list.
    private var headers: JSONNode {
        var members: [JSONNode.Member] = []
        for field in response.headers.fields where !Self.dropped.contains(field.name.lowercased()) {
            let value = JSONNode.text(shown(field))
            if let index = members.firstIndex(where: { $0.key.lowercased() == field.name.lowercased() }) {
                let others = members[index].value.list ?? [members[index].value]
                members[index].value = JSONNode(.list(others + [value]))
            } else {
                members.append(JSONNode.Member(key: field.name, value: value))
            }
        }
        return JSONNode(.object(members))
    }

    private func shown(_ field: HTTPHeaders.Field) -> String {
        secrets.hidden(in: Redaction.header(field.name, field.value))
    }

    /// The body, if it is JSON other than a text: one that is a text would be read as that text itself.
    private var json: JSONNode? {
        guard copy == nil, response.headers["Content-Type"]?.lowercased().contains("json") == true,
            let node = try? JSONReader.read(Array(response.body)),  // Not JSON, or with a key twice: kept as it is.
            node.text == nil, node.content != .null
        else { return nil }
        return node.without(secrets)
    }

    /// As it came; a text without secrets.
    private var body: Data {
        guard let text = String(validating: response.body, as: UTF8.self) else { return response.body }
        // What is no JSON is text.
        if let node = try? JSONReader.read(Array(response.body)) {
            let shown = node.without(secrets)
            return shown == node ? response.body : Data(JSONWriter.text(shown).utf8)
        }
        let type = response.headers["Content-Type"]?.lowercased() ?? ""
        let isData = type.contains("json") || type.contains("x-www-form-urlencoded")
        return Data(secrets.hidden(in: isData ? Redaction.text(text) : text).utf8)
    }
}

extension JSONNode {
    /// Secret members masked, secret parameters of addresses, and `secrets` wherever they stand.
    fileprivate func without(_ secrets: RequestSecrets) -> JSONNode {
        var node = self
        switch content {
        case .object(let members):
            node.content = .object(members.map { Member(key: $0.key, value: $0.value.masked(under: $0.key, secrets)) })
        case .list(let values): node.content = .list(values.map { $0.without(secrets) })
        case .text(let text):
            node.content = .text(secrets.hidden(in: Redaction.addresses(in: text)))
        case .number, .toggle, .null: break
        }
        return node
    }

    /// A code is what an answer says, not what opens a door.
    private func masked(under key: String, _ secrets: RequestSecrets) -> JSONNode {
        guard Redaction.isSecret(key), key.lowercased() != "code" else { return without(secrets) }
        return blank
    }

    /// Says nothing, and reads as what it was: who decodes it finds text, numbers, lists and objects where they were.
    private var blank: JSONNode {
        var node = self
        switch content {
        case .text: node.content = .text(Secrets.mark)
        case .number: node.content = .number("0")
        case .list(let values): node.content = .list(values.map(\.blank))
        case .object(let members):
            node.content = .object(members.map { Member(key: $0.key, value: $0.value.blank) })
        case .toggle, .null: break
        }
        return node
    }
}
