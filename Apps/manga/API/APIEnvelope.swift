import Foundation
import MangaConfig
import MangaLocalization
import MangaText

/// The body of `api POST PATH --envelope`: `Identity` with the token, and the items as `Parameters` (seed 002).
struct APIEnvelope {
    /// The login's; nil where there is none.
    let token: String?

    func body(_ members: [JSONNode.Member]) -> Data {
        let identity = token.map { [JSONNode.Member(key: "Token", value: .text($0))] } ?? []
        var parts = [JSONNode.Member(key: "Identity", value: JSONNode(.object(identity)))]
        if !members.isEmpty { parts.append(JSONNode.Member(key: "Parameters", value: JSONNode(.object(members)))) }
        return Data(JSONWriter.line(JSONNode(.object(parts))).utf8)
    }
}

extension APIEnvelope {
    /// The `Status` of an answer: `G00000 · done`.
    struct Status: Equatable {
        /// Of an answer that is no envelope.
        static let missing = Status(code: "", words: "")

        let code: String
        let words: String

        private init(code: String, words: String) {
            (self.code, self.words) = (code, words)
        }

        /// Nil where the answer has none.
        init?(_ content: APIContent) {
            guard case .json(let node) = content, let status = node["Status"], status.members != nil else { return nil }
            code = status["Code"]?.text ?? ""
            words = status["Description"]?.text ?? ""
        }

        var isSuccess: Bool { code == "G00000" }

        func line(in language: Language) -> StyledLine {
            let text = [code, words].filter { !$0.isEmpty }.joined(separator: " · ").neutralised
            let label = APIPhrase.envelopeStatus.text(in: language)
            return StyledLine("\(label) \(text.isEmpty ? "–" : text)", isSuccess ? .success : .failure)
        }
    }
}
