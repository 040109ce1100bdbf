import Foundation
import MangaConfig
import MangaNetworking

/// The body of an answer, as far as it can be shown.
enum APIContent: Equatable {
    case none
    case json(JSONNode)
    /// `flaw` is why it is no JSON, where it was sent as such.
    case text(String, flaw: JSONSyntaxError?)
    /// Its media type, or nothing.
    case binary(String)

    /// `hidden` takes the secrets that are in use out of a text.
    init(_ response: HTTPResponse, hiding hidden: (String) -> String = { $0 }) {
        let type = response.headers["Content-Type"] ?? ""
        guard !response.body.isEmpty else {
            self = .none
            return
        }
        guard let text = APIContent.text(response.body, type: type) else {
            self = .binary(type)
            return
        }
        do throws(JSONSyntaxError) {
            self = .json(try JSONReader.read(Array(hidden(text).utf8)))
        } catch {
            self = .text(hidden(text), flaw: type.lowercased().contains("json") ? error : nil)
        }
    }

    private static func text(_ body: Data, type: String) -> String? {
        if let text = String(validating: body, as: UTF8.self) { return text.contains("\0") ? nil : text }
        return type.lowercased().hasPrefix("text/") ? String(decoding: body, as: UTF8.self) : nil
    }
}
