import Foundation

/// What came of an `ATRequest` (seed 002).
@available(*, deprecated, renamed: "ATResponseV2")
public struct ATResponse: Sendable {
    public typealias Status = ATStatusV2

    /// Names as they came; values of one name joined by commas.
    public var headers: [String: String]
    /// The body as text, that of an error too; nil where there is none, or where it is not UTF-8.
    public var responseString: String?
    /// The HTTP status, 20x for a success; -1 where no answer came.
    public var responseCode: Int
    /// Nil for a success.
    public var error: ATError?

    public init(headers: [String: String] = [:], responseString: String?, responseCode: Int, error: ATError?) {
        self.headers = headers
        self.responseString = responseString
        self.responseCode = responseCode
        self.error = error
    }

    /// The `Status` of the body, if there is one; a number in the place of a text counts as text.
    public var status: Status? {
        (responseJsonObject?["Status"] as? [String: Any]).map(ATStatusV2.init(reading:))
    }

    /// Whether the body has a `Status`, and that is a success.
    public var isSuccess: Bool {
        status?.isSuccess ?? false
    }

    /// The body, if it is a JSON object.
    public var responseJsonObject: [String: Any]? {
        let body = Data((responseString ?? "").utf8)
        return try? JSONSerialization.jsonObject(with: body) as? [String: Any]  // Nil for what is no JSON.
    }

    /// The body's `Parameters`, if they are an object.
    public var parametersJsonObject: [String: Any]? {
        responseJsonObject?["Parameters"] as? [String: Any]
    }

    /// The body's `Parameters`, if they are a list.
    public var parametersJsonArray: [Any]? {
        responseJsonObject?["Parameters"] as? [Any]
    }
}

extension ATStatusV2 {
    /// Reads leniently, as version 1 does: numbers count as text, and the text `null` as nothing.
    init(reading object: [String: Any]) {
        func text(_ key: String) -> String? {
            let value = object[key]
            let text = value as? String ?? (value as? NSNumber).map { "\($0)" }
            return text == "null" ? nil : text
        }
        self.init(
            code: text("Code"),
            message: text("Description"),
            type: text("Type"),
            isFromCache: object["IsFromCache"] as? Bool,
            retryable: object["Retryable"] as? Bool
        )
    }
}
