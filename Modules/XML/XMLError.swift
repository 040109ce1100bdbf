public import MangaLocalization

/// Why a document was not read.
public enum XMLError: Error, Hashable {
    /// More bytes than the reader was told to take.
    case tooLarge(bytes: Int, limit: Int)
    /// Elements inside elements beyond the limit.
    case tooDeep(limit: Int, line: Int)
    /// One tag, with its attributes, is longer than the limit: attributes cost the square of their number.
    case tagTooLong(limit: Int, line: Int)
    /// The document declares a document type, the way to entities and to files of other people.
    case doctype(line: Int)
    /// An encoding that is not read.
    case encoding(String)
    /// Not well-formed; `reason` is the parser's own, in English.
    case malformed(line: Int, reason: String)
}

extension XMLError: Localizable {
    public var message: Message {
        switch self {
        case .tooLarge(let bytes, let limit):
            Message(XMLPhrase.tooLarge, ["bytes": .count(bytes), "limit": .count(limit)])
        case .tooDeep(let limit, let line):
            Message(XMLPhrase.tooDeep, ["limit": .count(limit), "line": .text(String(line))])
        case .tagTooLong(let limit, let line):
            Message(XMLPhrase.tagTooLong, ["limit": .count(limit), "line": .text(String(line))])
        case .doctype(let line):
            Message(XMLPhrase.doctype, ["line": .text(String(line))])
        case .encoding(let name):
            Message(XMLPhrase.encoding, ["name": .text(name)])
        case .malformed(let line, let reason):
            Message(XMLPhrase.malformed, ["line": .text(String(line)), "reason": .text(reason)])
        }
    }
}
