public import Foundation
import MangaNetworking

/// An answer of which the service says that it is a success (seed 002).
public struct ATResponseV2<Value: Sendable>: Sendable {
    /// The envelope's `Parameters`.
    public var value: Value
    /// As it came.
    public var body: Data
    public var httpStatusCode: Int
    /// Names as they came; values of one name joined by commas.
    public var headers: [String: String]
    public var status: ATStatusV2

    public init(value: Value, body: Data, httpStatusCode: Int, headers: [String: String], status: ATStatusV2) {
        self.value = value
        self.body = body
        self.httpStatusCode = httpStatusCode
        self.headers = headers
        self.status = status
    }

    /// The body as text; nil where it is not UTF-8.
    public var responseString: String? {
        String(data: body, encoding: .utf8)
    }
}

extension HTTPHeaders {
    /// Names as they came; values of one name joined by commas (RFC 9110 §5.3).
    var dictionary: [String: String] {
        var names: [String: String] = [:]
        return fields.reduce(into: [:]) { result, field in
            let name = names[field.name.lowercased(), default: field.name]
            names[field.name.lowercased()] = name
            result[name] = result[name].map { "\($0), \(field.value)" } ?? field.value
        }
    }
}
