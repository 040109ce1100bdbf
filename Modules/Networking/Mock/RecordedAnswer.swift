import Foundation
import MangaConfig

/// One answer on its way into a mock file, without what is secret or holds for one connection only.
struct RecordedAnswer {
    /// Other each time, whatever is answered.
    private static let passing: Set = [
        "age", "connection", "date", "expires", "keep-alive", "last-modified", "server-timing", "x-request-id",
        "x-correlation-id", "x-trace-id", "x-runtime", "x-response-time",
    ]

    let request: HTTPRequest
    let response: HTTPResponse
    /// Those of the request, and those that were in use before.
    let secrets: RequestSecrets
    /// The copy of a body that is no text; nil where the response has it.
    private let copy: RecordedBody?
    /// What stands in the mock file itself.
    private let json: (node: JSONNode, layout: JSONLayout)?

    /// `known` are secrets that are in use.
    init(request: HTTPRequest, response: HTTPResponse, copy: RecordedBody?, known: SecretValues = SecretValues()) {
        self.request = request.withoutUserInURL
        var secrets = RequestSecrets(request, beside: known)
        let text = copy.flatMap { RecordedAnswer.text($0, of: response) }
        var response = response
        if let text { response.body = text }
        self.copy = text == nil ? copy : nil
        self.response = response
        secrets.add(given: RecordedAnswer.given(in: response))
        self.secrets = secrets
        let isWhole = copy == nil || text != nil
        json = isWhole ? RecordedAnswer.json(in: response, without: secrets) : nil
    }

    /// Whether it is the whole answer to the whole question.
    var isWhole: Bool {
        response.status != 206 && response.status != 304 && request.headers["Range"] == nil
    }

    /// What was asked to get it: each request with where it was sent on to, the last one with nothing.
    var steps: [(request: HTTPRequest, redirect: RecordedRedirect?)] {
        var steps: [(request: HTTPRequest, redirect: RecordedRedirect?)] = []
        var asked = request
        for hop in response.redirects {
            let target = shown(HTTPHeaders.Field(name: "Location", value: hop.location))
            steps.append((asked, RecordedRedirect(status: hop.status, target: target)))
            asked = hop.next
        }
        // A transport that does not tell how it got there.
        let isRead = request.method == .get || request.method == .head
        if steps.isEmpty, isRead, response.url.withoutUser != request.url {
            let target = HTTPHeaders.Field(name: "Location", value: response.url.withoutUser.absoluteString)
            steps = [(request, RecordedRedirect(target: shown(target)))]
            asked.url = response.url.withoutUser
        }
        return steps + [(asked, nil)]
    }

    /// What tells it from other answers: all that is written but the headers that are other each time.
    var identity: String {
        let written = json.map { RecordedBody.bytes(Data($0.layout.text($0.node).utf8)) } ?? copy ?? .bytes(body)
        let kept = fields.filter { !RecordedAnswer.isPassing($0) }
        return
            ([String(response.status), response.version, String(request.attempt), written.hash]
            + kept.map { "\($0.name): \($0.value)" })
            .joined(separator: "\n")
    }

    /// The headers that are other each time.
    var passing: JSONNode {
        RecordedAnswer.node(of: fields.filter(RecordedAnswer.isPassing))
    }

    /// Writes the answer to `place`; throws `POSIXError`.
    func write(to place: String) throws {
        var members = [JSONNode.Member(key: "headers", value: RecordedAnswer.node(of: fields))]
        if let json { members.append(JSONNode.Member(key: "body", value: json.node)) }
        members.append(RecordedFiles.meta(status: response.status, meta))
        let body = json == nil ? copy ?? .bytes(body) : nil
        try RecordedFiles(place: place).write(members, beside: body?.isEmpty == true ? nil : body)
    }

    private var meta: [JSONNode.Member] {
        let version: JSONNode? = MockReader.isVersion(response.version) ? .text(response.version) : nil
        let tries = request.attempt > 1 ? JSONNode(.number(String(request.attempt))) : nil
        let layout = json.flatMap { $0.layout == .pretty ? nil : JSONNode.text($0.layout.rawValue) }
        return [("version", version), ("tries", tries), ("layout", layout)].compactMap { key, value in
            value.map { JSONNode.Member(key: key, value: $0) }
        }
    }

    /// A length is that of what is written, since it would tell how long a secret was.
    private var fields: [HTTPHeaders.Field] {
        // What no mock file may hold is not written.
        let known = response.headers.fields.filter {
            HTTPRequest.isToken($0.name) && HTTPRequest.isFieldValue($0.value)
        }
        return known.map { field in
            let isLength = field.name.lowercased() == "content-length"
            let value = isLength ? writtenLength.map(String.init) ?? field.value : shown(field)
            return HTTPHeaders.Field(name: secrets.hidden(in: field.name), value: value)
        }
    }

    /// Of a body that has other signs than what came.
    private var writtenLength: Int? {
        guard copy == nil, !response.body.isEmpty else { return nil }
        let written = json.map { Data($0.layout.text($0.node).utf8) } ?? body
        return written == response.body ? nil : written.count
    }

    private static func isPassing(_ field: HTTPHeaders.Field) -> Bool {
        passing.contains(field.name.lowercased())
    }

    /// In the order in which they came; one that came several times in a row has a list of its values.
    ///
    /// Where a name comes again later, or in another spelling, it is a list of objects of one header each.
    private static func node(of fields: [HTTPHeaders.Field]) -> JSONNode {
        var members: [JSONNode.Member] = []
        for field in fields {
            let value = JSONNode.text(field.value)
            if let last = members.last, last.key == field.name {
                let others = last.value.list ?? [last.value]
                members[members.count - 1].value = JSONNode(.list(others + [value]))
            } else {
                members.append(JSONNode.Member(key: field.name, value: value))
            }
        }
        guard Set(members.map { $0.key.lowercased() }).count < members.count else { return JSONNode(.object(members)) }
        return JSONNode(.list(members.map { JSONNode(.object([$0])) }))
    }

    private func shown(_ field: HTTPHeaders.Field) -> String {
        let value = Redaction.header(field.name, field.value)
        // Addresses were looked through already; the marks around them are no tags.
        let isAddress = ["link", "location", "content-location", "refresh"].contains(field.name.lowercased())
        return secrets.hidden(in: isAddress ? value : Redaction.field(value))
    }

    /// As it came; a text without secrets.
    private var body: Data {
        let type = response.headers["Content-Type"]?.lowercased() ?? ""
        guard let (text, encoding) = TextBody.read(response.body, type: type) else { return response.body }
        // What is no JSON is text.
        if let node = try? JSONReader.read(text) {
            let shown = node.without(secrets)
            if shown == node { return response.body }
            let layout = JSONLayout(of: node, as: String(decoding: text, as: UTF8.self)) ?? .pretty
            return encoding.data(of: Array(layout.text(shown).utf8))
        }
        let shown = secrets.hidden(in: Redaction.answer(text, type: type))
        return shown == text ? response.body : encoding.data(of: shown)
    }
}

extension RecordedAnswer {
    /// What opens a door from now on: cookies that are set, tokens that are given out, and those of addresses that lead on.
    private static func given(in response: HTTPResponse) -> [String] {
        let fields = response.headers.fields.flatMap { field -> [String] in
            let name = field.name.lowercased()
            if name.hasPrefix("set-cookie") { return RequestSecrets.cookie(settingBy: field.value) }
            // What asks for a login gives nothing.
            if name.hasSuffix("authenticate") { return [] }
            return (SecretName.isPlain(name) ? [field.value] : []) + RequestSecrets.parts(ofAddress: field.value)
        }
        let steps = response.redirects.flatMap { RequestSecrets.parts(ofAddress: $0.location) }
        return fields + steps + tokens(in: response)
    }

    /// Those of the body, by the names they go under.
    private static func tokens(in response: HTTPResponse) -> [String] {
        let type = response.headers["Content-Type"]?.lowercased() ?? ""
        guard response.body.count <= largestText, let (text, _) = TextBody.read(response.body, type: type) else {
            return []
        }
        // What is no JSON is text.
        guard let node = try? JSONReader.read(text) else { return Redaction.secrets(inAnswer: text, type: type) }
        return node.secretTexts(isSecret: false, SecretName.isPlain)
    }

    /// Larger bodies of files are pages, whatever they say.
    private static let largestText = 8 << 20

    /// The body, if it is JSON other than a text: one that is a text would be read as that text itself.
    private static func node(in response: HTTPResponse) -> JSONNode? {
        // A mark of UTF-8 would be lost.
        guard response.headers["Content-Type"]?.lowercased().contains("json") == true,
            !response.body.starts(with: [0xEF, 0xBB, 0xBF]),
            let node = try? JSONReader.read(Array(response.body)),  // Not JSON, or with a key twice: kept as it is.
            node.text == nil, node.content != .null
        else { return nil }
        return node
    }

    /// The same without `secrets`, where it can be written so that it comes back sign for sign.
    private static func json(
        in response: HTTPResponse,
        without secrets: RequestSecrets
    ) -> (node: JSONNode, layout: JSONLayout)? {
        guard let node = node(in: response) else { return nil }
        let shown = node.without(secrets)
        let layout = JSONLayout(of: node, as: String(decoding: response.body, as: UTF8.self))
        if layout == nil, shown == node { return nil }
        return (shown, layout ?? .pretty)
    }

    /// What went to a file although it is a text.
    private static func text(_ copy: RecordedBody, of response: HTTPResponse) -> Data? {
        let type = response.headers["Content-Type"]?.lowercased() ?? ""
        guard case .draft(let path, _) = copy, !type.hasPrefix("image/") || type.contains("svg"),
            let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int, size <= largestText,
            // What cannot be read cannot be moved either, which is told.
            let bytes = FileManager.default.contents(atPath: path), TextBody.read(bytes, type: type) != nil
        else { return nil }
        return bytes
    }
}
