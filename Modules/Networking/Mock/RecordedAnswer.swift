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
    /// The file that the body went into; nil where the response has it.
    let bodyFile: URL?
    private let secrets: RecordedSecrets

    init(request: HTTPRequest, response: HTTPResponse, bodyFile: URL?) {
        self.request = request
        self.response = response
        self.bodyFile = bodyFile
        secrets = RecordedSecrets(request)
    }

    /// Whether it is the whole answer to the whole question.
    var isWhole: Bool {
        response.status != 206 && response.status != 304 && request.headers["Range"] == nil
    }

    /// Throws `POSIXError`, or what moving a file throws.
    func write(to place: String) throws {
        var members = [JSONNode.Member(key: "headers", value: headers)]
        if let json {
            members.append(JSONNode.Member(key: "body", value: json))
        } else {
            let file = String(place.dropLast(".json".count)) + ".body"
            try writeBody(to: file)
            members.append(JSONNode.Member(key: "bodyFile", value: .text((file as NSString).lastPathComponent)))
        }
        let meta = [JSONNode.Member(key: "statusCode", value: JSONNode(.number(String(response.status))))]
        members.append(JSONNode.Member(key: "meta", value: JSONNode(.object(meta))))
        try AtomicFile.write(Data((JSONWriter.text(JSONNode(.object(members))) + "\n").utf8), to: place)
    }

    private var headers: JSONNode {
        let fields = response.headers.fields.filter { !Self.dropped.contains($0.name.lowercased()) }
        var seen: Set<String> = []
        return JSONNode(
            .object(
                // A mock file has one value for each name: the last.
                fields.reversed().filter { seen.insert($0.name.lowercased()).inserted }.reversed().map { field in
                    JSONNode.Member(key: field.name, value: .text(shown(field)))
                }
            )
        )
    }

    private func shown(_ field: HTTPHeaders.Field) -> String {
        secrets.hidden(in: Redaction.header(field.name, field.value))
    }

    /// The body, if it is JSON other than a text: one that is a text would be read as that text itself.
    private var json: JSONNode? {
        guard bodyFile == nil, response.headers["Content-Type"]?.lowercased().contains("json") == true,
            let node = try? JSONReader.read(Array(response.body)),  // Not JSON, or with a key twice: kept as it is.
            node.text == nil, node.content != .null
        else { return nil }
        return node.without(secrets)
    }

    /// As it came; a text without secrets.
    private var body: Data {
        guard let text = String(validating: response.body, as: UTF8.self) else { return response.body }
        return Data(secrets.hidden(in: text).utf8)
    }

    private func writeBody(to path: String) throws {
        guard let bodyFile else { return try AtomicFile.write(body, to: path) }
        try FileManager.default.createDirectory(
            at: URL(filePath: path).deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        guard rename(bodyFile.path(percentEncoded: false), path) == 0 else {
            throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
        }
    }
}

extension JSONNode {
    /// Secret members masked, secret parameters of addresses, and `secrets` wherever they stand.
    fileprivate func without(_ secrets: RecordedSecrets) -> JSONNode {
        var node = self
        switch content {
        case .object(let members):
            node.content = .object(members.map { Member(key: $0.key, value: $0.value.masked(under: $0.key, secrets)) })
        case .list(let values): node.content = .list(values.map { $0.without(secrets) })
        case .text(let text):
            let isAddress = text.contains("?") && text.contains("=")
            node.content = .text(secrets.hidden(in: isAddress ? Redaction.url(text) : text))
        case .number, .toggle, .null: break
        }
        return node
    }

    /// A code is what an answer says, not what opens a door.
    private func masked(under key: String, _ secrets: RecordedSecrets) -> JSONNode {
        guard Redaction.isSecret(key), key.lowercased() != "code" else { return without(secrets) }
        return content == .null ? self : .text(Secrets.mark)
    }
}
