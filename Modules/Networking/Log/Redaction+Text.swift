import Foundation

/// Texts that are no JSON.
extension Redaction {
    /// `text`, of no known form, without what stands under secret names and what looks like a secret.
    package static func text(_ text: String) -> String {
        String(decoding: shown(Array(text.utf8), SecretScanner.Manner()), as: UTF8.self)
    }

    /// The secrets in a text that is sent, by the names that they go under.
    static func secrets(in text: String) -> [String] {
        var scanner = SecretScanner(Array(text.utf8))
        _ = scanner.masked()
        return scanner.found.map { String(decoding: $0, as: UTF8.self) }
    }

    /// The same in the body of an answer that is no JSON.
    static func secrets(inAnswer bytes: [UInt8], type: String) -> [String] {
        var scanner = SecretScanner(bytes, manner(of: bytes, type: type))
        _ = scanner.masked()
        return scanner.found.map { String(decoding: $0, as: UTF8.self) }
    }

    /// The body of an answer that is no JSON, without them.
    static func answer(_ bytes: [UInt8], type: String) -> [UInt8] {
        let separator: UInt8? =
            type.contains("csv") ? UInt8(ascii: ",") : type.contains("tab-separated") ? UInt8(ascii: "\t") : nil
        let manner = manner(of: bytes, type: type)
        return shown(separator.map { SecretTable.masked(bytes, separator: $0) } ?? bytes, manner)
    }

    private static func manner(of bytes: [UInt8], type: String) -> SecretScanner.Manner {
        let isCode = ["json", "javascript", "ecmascript", "typescript"].contains { type.contains($0) }
        let isMarkup =
            !isCode
            && (type.contains("xml") || type.contains("html") || bytes.first { $0 > 0x20 } == UInt8(ascii: "<"))
        let isYAML = type.contains("yaml")
        return SecretScanner.Manner(isAnswer: true, isMarkup: isMarkup, isCode: isCode, isYAML: isYAML)
    }

    /// The same of a text in an answer, and of the addresses in it.
    static func prose(_ text: String) -> String {
        // Most texts have no sign behind a name.
        let hasSigns =
            text.utf8.contains {
                "=:<(,".utf8.contains($0)
            } || text.contains(" -")
        guard hasSigns else { return SecretShape.masked(text) }
        let bytes = Array(addresses(in: text).utf8)
        return String(
            decoding: shown(bytes, SecretScanner.Manner(isAnswer: true, isMarkup: true, isProse: true)),
            as: UTF8.self
        )
    }

    /// The same of the value of a header.
    static func field(_ text: String) -> String {
        String(decoding: shown(Array(text.utf8), SecretScanner.Manner(isAnswer: true, isProse: true)), as: UTF8.self)
    }

    private static func shown(_ bytes: [UInt8], _ manner: SecretScanner.Manner) -> [UInt8] {
        var scanner = SecretScanner(bytes, manner)
        return SecretShape.masked(scanner.masked())
    }
}
