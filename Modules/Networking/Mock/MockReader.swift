import Foundation
import MangaConfig
import MangaLocalization

/// Reads the parts of a mock file, and says which one is wrong.
struct MockReader {
    let path: String

    func object(_ node: JSONNode, _ key: String) throws(MockError) -> [JSONNode.Member] {
        guard let members = node.members else { throw wrong(node, key, .mockObject) }
        return members
    }

    /// Throws for a key that is none of `known`, since a misspelt one would be passed over.
    func expect(_ members: [JSONNode.Member], of known: [String], in place: String) throws(MockError) {
        guard let stray = members.first(where: { !known.contains($0.key) }) else { return }
        throw .unknownKey(path, line: stray.value.line, key: place + stray.key, known: known)
    }

    func headers(_ node: JSONNode?) throws(MockError) -> HTTPHeaders {
        guard let node else { return [:] }
        var headers: HTTPHeaders = [:]
        for member in try object(node, "headers") {
            let key = "headers.\(member.key)"
            guard let value = member.value.text ?? member.value.digits, HTTPRequest.isFieldValue(value) else {
                throw wrong(member.value, key, .mockHeader)
            }
            guard HTTPRequest.isToken(member.key) else { throw wrong(member.value, key, .mockHeaderName) }
            headers[member.key] = value
        }
        return headers
    }

    func body(_ root: JSONNode) throws(MockError) -> MockFile.Body {
        guard let file = root["bodyFile"] else { return content(root["body"]) }
        let folder = URL(filePath: path).deletingLastPathComponent()
        guard let name = file.text, MockReader.isPlainName(name), root["body"] == nil else {
            throw wrong(file, "bodyFile", .mockBodyFile)
        }
        return .file(folder.appending(path: name).path(percentEncoded: false))
    }

    private func content(_ node: JSONNode?) -> MockFile.Body {
        switch node?.content {
        case nil, .null: .none
        case .text(let text): .text(text)
        case .some: .json(node.map { JSONWriter.text($0) } ?? "")
        }
    }

    /// A number, or a text that writes one; nil where there is none.
    func number(_ node: JSONNode?, _ key: String, in range: ClosedRange<Double>) throws(MockError) -> Double? {
        guard let node else { return nil }
        guard let number = (node.digits ?? node.text).flatMap(Double.init), range.contains(number) else {
            throw wrong(
                node,
                key,
                .mockNumber,
                ["low": .count(Int(range.lowerBound)), "high": .count(Int(range.upperBound))]
            )
        }
        return number
    }

    private func wrong(
        _ node: JSONNode,
        _ key: String,
        _ expected: NetworkingPhrase,
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
