import CXML2

/// Walks through one XML document, a step at a time, within limits.
///
/// Nothing outside of the document is ever read: no entities are expanded, no external files or network are touched,
/// and a document type is refused. Not `Sendable`: use it where it was made.
public final class XMLReader {
    private let handle: OpaquePointer
    /// libxml2 reads from this memory for as long as the reader lives.
    private let memory: UnsafeMutableBufferPointer<UInt8>
    private let limits: XMLLimits
    private var waitingEnd: String?

    /// Checks the limits on bytes and tags at once; everything else shows while reading.
    public init(_ bytes: [UInt8], limits: XMLLimits = .document) throws(XMLError) {
        guard bytes.count <= limits.bytes, bytes.count < Int32.max else {
            throw .tooLarge(bytes: bytes.count, limit: limits.bytes)
        }
        let document = try XMLEncoding.prepared(bytes)
        try XMLPreflight.check(document.bytes, limit: limits.tagBytes)
        let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: document.bytes.count + 1)
        memory.initialize(repeating: 0)
        _ = memory.update(fromContentsOf: document.bytes)
        guard let handle = XMLReader.open(memory, count: document.bytes.count, isUTF8: document.isUTF8) else {
            memory.deallocate()
            throw .malformed(line: 1, reason: "it is empty")
        }
        self.memory = memory
        self.handle = handle
        self.limits = limits
    }

    deinit {
        xmlFreeTextReader(handle)
        memory.deallocate()
    }

    /// The next step; nil at the end of the document.
    public func next() throws(XMLError) -> XMLEvent? {
        if let name = waitingEnd {
            waitingEnd = nil
            return .end(name: name)
        }
        xmlResetLastError()
        while true {
            switch xmlTextReaderRead(handle) {
            case 1: if let event = try event() { return event }
            case 0: return nil
            default: throw failure()
            }
        }
    }

    /// The text of the element whose start was just read, with that of the elements in it; ends behind its end.
    public func text() throws(XMLError) -> String {
        var text = ""
        try walk { text += $0 }
        return text
    }

    /// Passes over the element whose start was just read; ends behind its end.
    public func skip() throws(XMLError) {
        try walk { _ in }
    }

    private func walk(_ take: (String) -> Void) throws(XMLError) {
        var depth = 1
        while depth > 0, let event = try next() {
            switch event {
            case .start: depth += 1
            case .text(let piece): take(piece)
            case .end: depth -= 1
            }
        }
    }
}

extension XMLReader {
    private static let isReady: Void = xmlInitParser()

    private static func open(
        _ memory: UnsafeMutableBufferPointer<UInt8>,
        count: Int,
        isUTF8: Bool
    ) -> OpaquePointer? {
        isReady
        var options = XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue
        options |= XML_PARSE_NOCDATA.rawValue
        if isUTF8 { options |= XML_PARSE_IGNORE_ENC.rawValue }
        return memory.withMemoryRebound(to: CChar.self) {
            xmlReaderForMemory($0.baseAddress, Int32(count), nil, isUTF8 ? "UTF-8" : nil, Int32(options))
        }
    }

    /// The event of the node the parser stands on; nil for comments and the like.
    private func event() throws(XMLError) -> XMLEvent? {
        switch UInt32(bitPattern: xmlTextReaderNodeType(handle)) {
        case XML_READER_TYPE_ELEMENT.rawValue:
            return .start(try element())
        case XML_READER_TYPE_END_ELEMENT.rawValue:
            return .end(name: string(xmlTextReaderConstLocalName(handle)) ?? "")
        case XML_READER_TYPE_TEXT.rawValue, XML_READER_TYPE_CDATA.rawValue,
            XML_READER_TYPE_SIGNIFICANT_WHITESPACE.rawValue, XML_READER_TYPE_WHITESPACE.rawValue:
            return string(xmlTextReaderConstValue(handle)).map(XMLEvent.text)
        case XML_READER_TYPE_DOCUMENT_TYPE.rawValue:
            throw .doctype(line: line)
        default:
            return nil
        }
    }

    private func element() throws(XMLError) -> XMLElement {
        guard Int(xmlTextReaderDepth(handle)) < limits.depth else { throw .tooDeep(limit: limits.depth, line: line) }
        var element = XMLElement(
            name: string(xmlTextReaderConstLocalName(handle)) ?? "",
            namespace: string(xmlTextReaderConstNamespaceUri(handle))
        )
        if xmlTextReaderIsEmptyElement(handle) == 1 { waitingEnd = element.name }
        while xmlTextReaderMoveToNextAttribute(handle) == 1 {
            guard xmlTextReaderIsNamespaceDecl(handle) != 1 else { continue }
            element.attributes.append(attribute())
        }
        xmlTextReaderMoveToElement(handle)
        return element
    }

    private func attribute() -> XMLAttribute {
        XMLAttribute(
            name: string(xmlTextReaderConstLocalName(handle)) ?? "",
            namespace: string(xmlTextReaderConstNamespaceUri(handle)),
            value: string(xmlTextReaderConstValue(handle)) ?? ""
        )
    }

    private var line: Int {
        max(1, Int(xmlTextReaderGetParserLineNumber(handle)))
    }

    /// The thread's last error of libxml2, which nothing else can have set since `next` cleared it.
    private func failure() -> XMLError {
        guard let error = xmlGetLastError(), let message = error.pointee.message else {
            return .malformed(line: line, reason: "it cannot be read")
        }
        return .malformed(line: max(1, Int(error.pointee.line)), reason: XMLReader.plain(String(cString: message)))
    }

    /// The parser's message quotes the document: one line, no control characters, not too long, no full stop.
    private static func plain(_ message: String) -> String {
        let scalars = message.unicodeScalars.map { scalar in
            let isPlain = scalar.properties.generalCategory != .control && scalar.properties.generalCategory != .format
            return Character(isPlain ? scalar : " ")
        }
        let words = String(scalars.prefix(200)).split(separator: " ").joined(separator: " ")
        return words.hasSuffix(".") ? String(words.dropLast()) : words
    }

    private func string(_ text: UnsafePointer<xmlChar>?) -> String? {
        text.map { String(cString: $0) }
    }
}
