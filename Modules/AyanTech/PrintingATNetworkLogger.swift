public import Foundation
public import MangaNetworking
import MangaText

/// Prints addresses and bodies, those of JSON over several lines; to standard error unless told otherwise.
public struct PrintingATNetworkLogger: ATNetworkLogging {
    private let print: @Sendable (String) -> Void

    public init(print: @escaping @Sendable (String) -> Void = PrintingATNetworkLogger.printToStandardError) {
        self.print = print
    }

    public func logRequest(url: String, method: HTTPMethod, headers: [String: String], body: Data?) {
        let head = "🌐 AT-Log-REQUEST ===> \(method.value) - \(url)"
        print("\(head)\nParams: \(text(of: body))\n".neutralisedLines)
    }

    public func logResponse(
        requestUrl: String,
        requestMethod: HTTPMethod,
        requestHeaders: [String: String],
        requestBody: Data?,
        responseCode: Int,
        responseHeaders: [String: String]?,
        responseBody: Data?
    ) {
        let head = "🌐 AT-Log-RESPONSE ===> \(responseCode) - \(requestUrl)"
        print("\(head)\n\(text(of: responseBody))\n".neutralisedLines)
    }

    /// JSON over several lines, other text as it is.
    private func text(of body: Data?) -> String {
        guard let body, !body.isEmpty else { return "" }
        guard let text = String(data: body, encoding: .utf8) else { return "Invalid JSON" }
        guard let value = try? JSONSerialization.jsonObject(with: body, options: .fragmentsAllowed),  // Not JSON.
            let pretty = try? JSONSerialization.data(
                withJSONObject: value,
                options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes, .fragmentsAllowed]
            )
        else { return text }
        return String(decoding: pretty, as: UTF8.self)
    }

    /// Writes `text` in one piece.
    public static func printToStandardError(_ text: String) {
        FileHandle.standardError.write(Data(text.utf8))
    }
}
