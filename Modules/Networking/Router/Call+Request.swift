public import Foundation
public import MangaConfig

extension Call {
    /// The request that sends this to `config`'s environment: with its headers and its patience, without credentials.
    public func request(in config: APIConfig) throws(APIError) -> HTTPRequest {
        var request = HTTPRequest(method, try url(in: config), in: config, stall: timeout.seconds(in: config))
        if let content = body.content {
            request.body = content.data
            request.headers["Content-Type"] = content.type
        }
        request.headers.replace(with: headers)
        request.cachePolicy = cachePolicy
        return request
    }
}

extension Call.Body {
    /// The bytes and their media type.
    var content: (data: Data, type: String)? {
        switch self {
        case .none: nil
        case .json(let data): (data, "application/json")
        case .form(let fields): (Data(fields.encoded.utf8), "application/x-www-form-urlencoded")
        }
    }

    /// `value` as JSON, its keys in alphabetical order.
    ///
    /// For values of text, whole numbers and lists, which always have a form in JSON; what has none is sent as `null`.
    public static func json(encoding value: some Encodable) -> Call.Body {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Only numbers that are none, and encoders that throw themselves, can fail.
        return .json((try? encoder.encode(value)) ?? Data("null".utf8))
    }
}

extension Call.Timeout {
    /// As it is in `config`'s environment.
    public func seconds(in config: APIConfig) -> TimeInterval {
        switch self {
        case .environment: config.defaultTimeout
        case .download: config.downloadTimeout
        case .seconds(let seconds): seconds
        }
    }
}
