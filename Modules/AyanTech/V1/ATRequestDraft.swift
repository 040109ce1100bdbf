import Foundation
import MangaNetworking

/// What an `ATRequest` has been told so far.
@available(*, deprecated, renamed: "ATRequestV2")
struct ATRequestDraft: Sendable {
    /// What is sent besides headers.
    enum Content: Sendable {
        case none
        case json(Data)
        case text(String)
        /// A dictionary that is no JSON.
        case unsendable
    }

    var url: String
    var method: HTTPMethod
    var headers: [String: String]
    var content = Content.none
    var encoding = ParameterEncoding.body
    var mockPath: String?

    mutating func setJSON(_ object: [String: Any]) {
        headers["Content-Type"] = "application/json"
        guard JSONSerialization.isValidJSONObject(object),
            // The object is valid, so that this is not nil.
            let data = try? JSONSerialization.data(withJSONObject: object, options: .withoutEscapingSlashes)
        else {
            content = .unsendable
            return
        }
        content = .json(data)
    }

    mutating func setText(_ text: String, type: String) {
        headers["Content-Type"] = type
        content = .text(text)
    }

    /// What is sent; throws `TransportError.invalidRequest`.
    func request() throws(TransportError) -> HTTPRequest {
        guard let address = URL(string: encoding == .query ? addressWithQuery : url) else {
            throw .invalidRequest(.address(Redaction.url(url)))
        }
        if case .unsendable = content { throw .invalidRequest(.unsupported("its body is no JSON")) }
        var request = HTTPRequest(method, address, headers: HTTPHeaders(headers), body: body)
        let timeout = Duration(patience: ATRequest.Configuration.timeout)
        (request.connectTimeout, request.stallTimeout) = (timeout, timeout)
        if ATRequest.Configuration.noProxy { request.connection.proxy = "none" }
        try request.validate()
        return request
    }

    private var body: Data? {
        switch content {
        case .none, .unsendable: nil
        case .json(let data): encoding == .body ? data : nil
        case .text(let text): Data(text.utf8)
        }
    }

    /// The address with the parameters, by name, behind its query and before its fragment (RFC 3986 §3).
    private var addressWithQuery: String {
        guard let fields = content.json, !fields.isEmpty else { return url }
        let address = url.prefix { $0 != "#" }
        let pairs = fields.sorted { $0.key < $1.key }.flatMap { name, value in
            (value as? [Any] ?? [value]).map { "\(name.formEncoded)=\(QueryText.of($0).formEncoded)" }
        }
        return address + (address.contains("?") ? "&" : "?") + pairs.joined(separator: "&")
            + url.dropFirst(address.count)
    }
}

@available(*, deprecated, renamed: "ATRequestV2")
extension ATRequestDraft.Content {
    var json: [String: Any]? {
        guard case .json(let data) = self else { return nil }
        return try? JSONSerialization.jsonObject(with: data) as? [String: Any]  // It was made from one.
    }
}

/// Values of JSON as they stand in a query.
private enum QueryText {
    static func of(_ value: Any) -> String {
        switch value {
        case let text as String: return text
        case is NSNull: return ""
        default:
            let options: JSONSerialization.WritingOptions = [.fragmentsAllowed, .sortedKeys, .withoutEscapingSlashes]
            let data = try? JSONSerialization.data(withJSONObject: value, options: options)  // It was read from JSON.
            return String(decoding: data ?? Data(), as: UTF8.self)
        }
    }
}

extension String {
    /// All but the unreserved characters of RFC 3986 as `%XX`.
    fileprivate var formEncoded: String {
        let plain = CharacterSet(charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
        return addingPercentEncoding(withAllowedCharacters: plain) ?? ""
    }
}
