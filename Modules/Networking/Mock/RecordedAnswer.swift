import Foundation
import MangaConfig

/// One answer on its way into a mock file, without what is secret or holds for one connection only.
struct RecordedAnswer {
    private static let dropped: Set = [
        "connection", "keep-alive", "transfer-encoding", "content-encoding", "content-length", "date", "set-cookie",
        "set-cookie2", "cookie", "proxy-authenticate", "trailer", "upgrade",
    ]
    /// Other each time, whatever is answered.
    private static let passing: Set = [
        "age", "expires", "last-modified", "server-timing", "x-request-id", "x-correlation-id", "x-trace-id",
        "x-runtime",
        "x-response-time",
    ]

    let request: HTTPRequest
    let response: HTTPResponse
    /// Those of the request, and those that were in use before.
    let secrets: RequestSecrets
    /// The copy of a body that is no text; nil where the response has it.
    private let copy: RecordedBody?
    private let json: JSONNode?

    /// `known` are secrets that are in use.
    init(request: HTTPRequest, response: HTTPResponse, copy: RecordedBody?, known: SecretValues = SecretValues()) {
        self.request = request.withoutUserInURL
        let secrets = RequestSecrets(request, beside: known)
        let text = copy.flatMap { RecordedAnswer.text($0, of: response) }
        var response = response
        if let text { response.body = text }
        self.copy = text == nil ? copy : nil
        self.response = response
        self.secrets = secrets
        let isWhole = copy == nil || text != nil
        json = isWhole ? RecordedAnswer.json(in: response)?.without(secrets) : nil
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

    /// What tells it from other answers: all that is written but the headers that are other each time.
    var identity: String {
        let written = json.map { RecordedBody.bytes(Data(JSONWriter.line($0).utf8)) } ?? copy ?? .bytes(body)
        let kept = fields.filter { !RecordedAnswer.passing.contains($0.name.lowercased()) }
        return ([String(response.status), written.hash] + kept.map { "\($0.name): \($0.value)" }).joined(
            separator: "\n"
        )
    }

    /// Where other requests are sent on to, in the form of an answer.
    var redirect: RecordedRedirect {
        RecordedRedirect(
            target: shown(HTTPHeaders.Field(name: "Location", value: response.url.withoutUser.absoluteString))
        )
    }

    /// Writes the answer to `place`; throws `POSIXError`.
    func write(to place: String) throws {
        var members = [JSONNode.Member(key: "headers", value: headers)]
        if let json { members.append(JSONNode.Member(key: "body", value: json)) }
        members.append(RecordedFiles.meta(status: response.status))
        try RecordedFiles(place: place).write(members, beside: json == nil ? copy ?? .bytes(body) : nil)
    }

    /// What opens a door from now on: cookies that are set, and tokens that are given out.
    var given: [String] {
        let cookies = response.headers.fields.filter { $0.name.lowercased() == "set-cookie" }
            .flatMap { RequestSecrets.cookies(String($0.value.prefix { $0 != ";" })) }
        let tokens = RecordedAnswer.json(in: response)?.secretTexts(isSecret: false, SecretName.isPlain) ?? []
        // Words, short ones above all, are names of something.
        return (cookies + tokens).filter { $0.utf8.count >= 12 && $0.contains(where: \.isNumber) && !$0.contains(" ") }
    }

    private var fields: [HTTPHeaders.Field] {
        response.headers.fields.filter { !Self.dropped.contains($0.name.lowercased()) }
            .map { HTTPHeaders.Field(name: secrets.hidden(in: $0.name), value: shown($0)) }
    }

    /// In the order in which they came first; one that came more than once as a list.
    private var headers: JSONNode {
        var members: [JSONNode.Member] = []
        for field in fields {
            let value = JSONNode.text(field.value)
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

    /// As it came; a text without secrets.
    private var body: Data {
        let type = response.headers["Content-Type"]?.lowercased() ?? ""
        let isText = String(validating: response.body, as: UTF8.self) != nil || RecordedAnswer.isText(type)
        guard isText else { return response.body }
        // What is no JSON is text.
        if let node = try? JSONReader.read(Array(response.body)) {
            let shown = node.without(secrets)
            return shown == node ? response.body : Data(JSONWriter.text(shown).utf8)
        }
        return Data(secrets.hidden(in: Redaction.answer(Array(response.body), type: type)))
    }
}

extension RecordedAnswer {
    /// Larger bodies of files are pages, whatever they say.
    private static let largestText = 8 << 20

    /// The body, if it is JSON other than a text: one that is a text would be read as that text itself.
    private static func json(in response: HTTPResponse) -> JSONNode? {
        guard response.headers["Content-Type"]?.lowercased().contains("json") == true,
            let node = try? JSONReader.read(Array(response.body)),  // Not JSON, or with a key twice: kept as it is.
            node.text == nil, node.content != .null
        else { return nil }
        return node
    }

    /// What went to a file although it is a text.
    private static func text(_ copy: RecordedBody, of response: HTTPResponse) -> Data? {
        guard case .draft(let path, _) = copy, isText(response.headers["Content-Type"]?.lowercased() ?? ""),
            let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int, size <= largestText
        else { return nil }
        // What cannot be read cannot be moved either, which is told.
        return FileManager.default.contents(atPath: path)
    }

    private static func isText(_ type: String) -> Bool {
        type.hasPrefix("text/")
            || ["json", "xml", "javascript", "x-www-form-urlencoded"].contains { type.contains($0) }
    }
}
