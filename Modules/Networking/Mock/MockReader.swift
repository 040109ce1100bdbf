import Foundation
import MangaConfig
import MangaLocalization

/// Reads the parts of a mock file, and says which one is wrong.
struct MockReader {
    let path: String

    func object(_ node: JSONNode, _ key: String) throws(MockError) -> [JSONNode.Member] {
        guard let members = node.members else { throw wrong(node, key, .object) }
        return members
    }

    /// Throws for a key that is none of `known`, since a misspelt one would be passed over.
    func expect(_ members: [JSONNode.Member], of known: [String], in place: String) throws(MockError) {
        guard let stray = members.first(where: { !known.contains($0.key) }) else { return }
        throw .unknownKey(path, line: stray.value.line, key: place + stray.key, known: known)
    }

    /// An object, or a list of objects where names come again later or in another spelling.
    func headers(_ node: JSONNode?, _ place: String) throws(MockError) -> HTTPHeaders {
        guard let node else { return [:] }
        var headers: HTTPHeaders = [:]
        guard let list = node.list else {
            for member in try object(node, place) {
                // One name in two spellings is the same header.
                headers[member.key] = nil
                try add(member, to: &headers, place)
            }
            return headers
        }
        for element in list {
            for member in try object(element, place) { try add(member, to: &headers, place) }
        }
        return headers
    }

    private func add(_ member: JSONNode.Member, to headers: inout HTTPHeaders, _ place: String) throws(MockError) {
        guard HTTPRequest.isToken(member.key) else {
            throw .noHeaderName(path, line: member.value.line, name: member.key)
        }
        let key = "\(place).\(member.key)"
        for value in member.value.list ?? [member.value] { headers.append(member.key, try header(value, key)) }
    }

    /// Of `meta.again`.
    func headerLists(_ node: JSONNode?) throws(MockError) -> [HTTPHeaders] {
        guard let node else { return [] }
        guard let list = node.list else { throw wrong(node, "meta.again", .list) }
        var all: [HTTPHeaders] = []
        for element in list { all.append(try headers(element, "meta.again")) }
        return all
    }

    /// Empty where nothing is said.
    func version(_ node: JSONNode?) throws(MockError) -> String {
        guard let node else { return "" }
        guard let text = node.text, MockReader.isVersion(text) else { throw wrong(node, "meta.version", .version) }
        return text
    }

    static func isVersion(_ text: String) -> Bool {
        text.wholeMatch(of: /HTTP\/[0-9](\.[0-9])?/) != nil
    }

    func layout(_ node: JSONNode?) throws(MockError) -> JSONLayout {
        guard let node else { return .pretty }
        guard let layout = node.text.flatMap(JSONLayout.init) else { throw wrong(node, "meta.layout", .layout) }
        return layout
    }

    private func header(_ node: JSONNode, _ key: String) throws(MockError) -> String {
        guard let value = node.text ?? node.digits, HTTPRequest.isFieldValue(value) else {
            throw wrong(node, key, .header)
        }
        return value
    }

    func body(_ root: JSONNode, in layout: JSONLayout) throws(MockError) -> MockFile.Body {
        guard let file = root["bodyFile"] else { return content(root["body"], layout) }
        guard let name = file.text, MockReader.isPlainName(name), root["body"] == nil else {
            throw wrong(file, "bodyFile", .bodyFile)
        }
        let folder = (path as NSString).deletingLastPathComponent
        let body = try real((folder as NSString).appendingPathComponent(name), in: folder, file.line)
        // What says where the body is, is not the body.
        guard body != RealPath.of(path) else { throw wrong(file, "bodyFile", .bodyFile) }
        return .file(body)
    }

    /// What `body` leads to; it may be a link to another file of the same folder.
    private func real(_ body: String, in folder: String, _ line: Int) throws(MockError) -> String {
        guard let real = RealPath.of(body) else { throw .noBody(path, line: line, body: body, errno: errno) }
        guard (real as NSString).deletingLastPathComponent == RealPath.of(folder.isEmpty ? "." : folder) else {
            throw .bodyOutside(path, line: line, body: body, target: real)
        }
        if let code = RegularFile.flaw(of: real) { throw .noBody(path, line: line, body: body, errno: code) }
        return real
    }

    private func content(_ node: JSONNode?, _ layout: JSONLayout) -> MockFile.Body {
        switch node?.content {
        case nil, .null: .none
        case .text(let text): .text(text)
        case .some: .json(node.map(layout.text) ?? "")
        }
    }

    /// Nil where there is none.
    func number(_ node: JSONNode?, _ key: String, in range: ClosedRange<Double>) throws(MockError) -> Double? {
        guard let node else { return nil }
        guard let number = node.digits.flatMap(Double.init), range.contains(number) else {
            throw wrong(
                node,
                key,
                .number,
                ["low": .count(Int(range.lowerBound)), "high": .count(Int(range.upperBound))]
            )
        }
        return number
    }

    /// A whole number; nil where there is none.
    func whole(_ node: JSONNode?, _ key: String, in range: ClosedRange<Int>) throws(MockError) -> Int? {
        guard let node else { return nil }
        // `2e2` and `200.0` are whole, too.
        let number = node.digits.flatMap(Double.init).flatMap(Int.init(exactly:))
        guard let number, range.contains(number) else {
            let bounds: KeyValuePairs<String, Argument> = [
                "low": .text(String(range.lowerBound)), "high": .text(String(range.upperBound)),
            ]
            throw wrong(node, key, .whole, bounds)
        }
        return number
    }

    func wrong(
        _ node: JSONNode,
        _ key: String,
        _ expected: MockPhrase,
        _ arguments: KeyValuePairs<String, Argument> = [:]
    ) -> MockError {
        .wrongValue(
            path,
            line: node.line,
            key: key,
            found: JSONWriter.line(node),
            expected: Message(expected, arguments)
        )
    }

    /// Whether `name` names a file of the same folder.
    static func isPlainName(_ name: String) -> Bool {
        !name.isEmpty && name != "." && name != ".." && !name.contains("/") && !name.contains("\0")
    }
}

extension JSONNode {
    /// The digits of a number.
    fileprivate var digits: String? {
        if case .number(let digits) = content { digits } else { nil }
    }
}
