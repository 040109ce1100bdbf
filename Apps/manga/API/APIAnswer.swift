import Foundation
import MangaLocalization
import MangaNetworking
import MangaPresentation
import MangaText

/// What a server said, without secrets; JSON: `method`, `url`, `status`, `milliseconds`, `version`, `tries`, `headers`
/// (`name`, `value`), `bytes`, `kind` (`none`, `json`, `text`, `binary`), and `json` or `text`.
struct APIAnswer: Report {
    let method: String
    let url: String
    let status: Int
    let milliseconds: Int
    let version: String
    let tries: Int
    let headers: [HTTPHeaders.Field]
    let bytes: Int
    let content: APIContent
    /// The service's, where an envelope was sent.
    let envelope: APIEnvelope.Status?

    init(
        _ response: HTTPResponse,
        to method: HTTPMethod,
        milliseconds: Int,
        secrets: Secrets?,
        isEnvelope: Bool = false
    ) {
        func hidden(_ text: String) -> String { secrets?.hidden(in: text) ?? text }
        self.method = method.value
        self.milliseconds = milliseconds
        url = hidden(Redaction.url(response.url.absoluteString))
        status = response.status
        version = response.version
        tries = response.tries
        headers = response.headers.fields.map { field in
            HTTPHeaders.Field(name: field.name, value: hidden(Redaction.header(field.name, field.value)))
        }
        bytes = response.body.count
        content = APIContent(response, hiding: hidden)
        envelope = isEnvelope ? APIEnvelope.Status(content) ?? .missing : nil
    }

    func lines(width: Int, in language: Language) -> [StyledLine] {
        let fields = headers.map { StyledLine($0.name.neutralised + ": ", .dim) + StyledLine($0.value.neutralised) }
        let body = APIBodyText(content, bytes: bytes, language: language).lines
        let status = envelope.map { [$0.line(in: language)] } ?? []
        let head = [StyledLine("\(method) \(url.neutralised)", .dim), summary(in: language)] + status
        let blocks = [head, fields, body].filter { !$0.isEmpty }
        return Array(blocks.joined(separator: [StyledLine()])).flatMap { $0.wrapped(to: width) }
    }

    private func summary(in language: Language) -> StyledLine {
        let facts = [
            "\(milliseconds) ms", version.neutralised,
            Message(APIPhrase.bytes, ["count": .count(bytes)]).text(in: language),
            tries > 1 ? Message(APIPhrase.tries, ["count": .count(tries)]).text(in: language) : "",
        ].filter { !$0.isEmpty }
        let style: TextStyle = status < 400 ? .success : .failure
        return StyledLine("\(status)", style) + StyledLine(" · " + facts.joined(separator: " · "))
    }
}

extension APIAnswer {
    private enum Key: CodingKey {
        case method, url, status, milliseconds, version, tries, headers, bytes, kind, json, text
    }

    private struct Header: Encodable {
        let name: String
        let value: String
    }

    func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(method, forKey: .method)
        try values.encode(url, forKey: .url)
        try values.encode(status, forKey: .status)
        try values.encode(milliseconds, forKey: .milliseconds)
        try values.encode(version, forKey: .version)
        try values.encode(tries, forKey: .tries)
        try values.encode(headers.map { Header(name: $0.name, value: $0.value) }, forKey: .headers)
        try values.encode(bytes, forKey: .bytes)
        switch content {
        case .none: try values.encode("none", forKey: .kind)
        case .binary: try values.encode("binary", forKey: .kind)
        case .json(let node):
            try values.encode("json", forKey: .kind)
            try values.encode(node, forKey: .json)
        case .text(let text, _):
            try values.encode("text", forKey: .kind)
            try values.encode(text, forKey: .text)
        }
    }
}

extension StyledLine {
    /// The line cut into pieces of at most `width` cells, wherever that falls, so that joined they are the line again.
    func wrapped(to width: Int) -> [StyledLine] {
        guard self.width > max(1, width) else { return [self] }
        var lines = [StyledLine()]
        var used = 0
        for span in spans {
            for character in span.text {
                let cells = String(character).displayWidth
                if used + cells > width, used > 0 {
                    lines.append(StyledLine())
                    used = 0
                }
                used += cells
                lines[lines.count - 1].append(character, span.style)
            }
        }
        return lines
    }

    private mutating func append(_ character: Character, _ style: TextStyle) {
        if spans.last?.style == style {
            spans[spans.count - 1].text.append(character)
        } else {
            spans.append(Span(String(character), style))
        }
    }
}
