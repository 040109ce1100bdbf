import Foundation

/// The body of an answer that was a success, to be read as JSON.
struct JSONAnswer {
    private let response: HTTPResponse

    init(_ response: HTTPResponse) {
        self.response = response
    }

    /// Throws `APIError.unreadable`, with the key path that is not as agreed.
    func decoded<Answer: Decodable>() throws(APIError) -> Answer {
        if let none = NoAnswer() as? Answer { return none }
        do {
            return try JSONDecoder().decode(Answer.self, from: response.body)
        } catch let error as DecodingError {
            throw .unreadable(url: Redaction.url(response.url.absoluteString), reason: reason(error))
        } catch {
            throw .unreadable(url: Redaction.url(response.url.absoluteString), reason: "\(error)")
        }
    }

    private func reason(_ error: DecodingError) -> String {
        switch error {
        case .keyNotFound(let key, let context): "\(path(context.codingPath + [key])) is missing"
        case .valueNotFound(_, let context): "\(path(context.codingPath)) is null"
        case .typeMismatch(let type, let context): "\(path(context.codingPath)) is not \(name(of: type))"
        case .dataCorrupted(let context) where context.codingPath.isEmpty: notJSON
        case .dataCorrupted(let context): "\(path(context.codingPath)) has a wrong value"
        @unknown default: "\(error)"
        }
    }

    private var notJSON: String {
        guard !response.body.isEmpty else { return "it is empty, not JSON" }
        guard let type = response.headers["Content-Type"] else { return "it is not valid JSON" }
        return "it is not valid JSON, although it is sent as \(type)"
    }

    /// `chapters[3].title`; the whole answer is `the answer`.
    private func path(_ keys: [any CodingKey]) -> String {
        let text = keys.reduce(into: "") { text, key in
            if let index = key.intValue {
                text += "[\(index)]"
            } else {
                text += (text.isEmpty ? "" : ".") + key.stringValue
            }
        }
        return text.isEmpty ? "the answer" : text
    }

    private func name(of type: Any.Type) -> String {
        switch type {
        case is String.Type: "text"
        case is Bool.Type: "true or false"
        case is any Numeric.Type: "a number"
        case is [Any].Type: "a list"
        case is [String: Any].Type: "an object"
        default: "\(type)"
        }
    }
}
