import Foundation
import MangaConfig
import MangaNetworking

/// A request as `api METHOD PATH [ITEM …]` writes it.
struct APIRequest {
    private(set) var call: Call
    private let isForm: Bool
    private let envelope: APIEnvelope?
    private var members: [JSONNode.Member] = []
    private var fields: Fields = [:]

    /// `path` may be a whole address, of `server` alone.
    init(
        _ method: HTTPMethod,
        _ path: String,
        items: [String],
        isForm: Bool,
        envelope: APIEnvelope? = nil,
        server: APIConfig
    ) throws {
        if isForm, !method.takesBody { throw UsageError.formWithoutBody(method: method.value) }
        if envelope != nil, method != .post { throw UsageError.envelopeWithoutPost(method: method.value) }
        call = Call(method, typed: try APIRequest.below(server, path))
        self.isForm = isForm
        self.envelope = envelope
        for item in items { add(try APIItem(item)) }
        if let envelope {
            call.body = .json(envelope.body(members))
            // Whatever the items say: the service reads and speaks nothing else.
            call.headers["Content-Type"] = "application/json"
            call.headers["Accept"] = "application/json"
        } else if !members.isEmpty {
            call.body = .json(Data(JSONWriter.line(JSONNode(.object(members))).utf8))
        }
        if !fields.isEmpty { call.body = .form(fields) }
    }

    private mutating func add(_ item: APIItem) {
        switch item {
        case .header(let name, let value): call.headers.append(name, value)
        case .query(let name, let value): call.query.append(name, value)
        case .field(let name, let value) where !call.method.takesBody: call.query.append(name, value)
        case .json(let name, let node) where !call.method.takesBody: call.query.append(name, APIRequest.plain(node))
        case .field(let name, let value) where isForm: fields.append(name, value)
        case .json(let name, let node) where isForm: fields.append(name, APIRequest.plain(node))
        case .field(let name, let value): members.append(JSONNode.Member(key: name, value: .text(value)))
        case .json(let name, let node): members.append(JSONNode.Member(key: name, value: node))
        }
    }

    /// A text without its quotes.
    private static func plain(_ node: JSONNode) -> String {
        node.text ?? JSONWriter.line(node)
    }

    /// What of a whole address is behind the server's own; throws for another server's.
    private static func below(_ server: APIConfig, _ path: String) throws(ShellError) -> String {
        guard path.contains("://") || path.hasPrefix("//") else { return path }
        let base = server.baseURL
        guard let own = URL(string: base), let url = URL(string: path), url.user() == nil,
            url.webOrigin == own.webOrigin, let rest = behindHost(path), rest.hasPrefix(own.path()),
            "/?".contains(rest.dropFirst(own.path().count).first ?? "/")
        else {
            throw .otherServer(path, environment: server.name, base: base)
        }
        let typed = rest.dropFirst(own.path().count)
        return typed.hasPrefix("/") ? String(typed) : "/\(typed)"
    }

    /// Path and query of an address.
    private static func behindHost(_ address: String) -> Substring? {
        guard let start = address.firstRange(of: "://")?.upperBound else { return nil }
        return address[(address[start...].firstIndex { "/?".contains($0) } ?? address.endIndex)...]
    }
}

extension HTTPMethod {
    fileprivate var takesBody: Bool {
        self == .post || self == .put || self == .patch
    }
}
