import MangaConfig

/// One word behind `api METHOD PATH`.
enum APIItem: Equatable {
    /// `name=value`: of the query, or of the body where the method has one.
    case field(String, String)
    /// `name:=json`: of the body, or of the query as it is written.
    case json(String, JSONNode)
    /// `name==value`: of the query, whatever the method.
    case query(String, String)
    /// `name:value`.
    case header(String, String)

    init(_ word: String) throws(UsageError) {
        guard let mark = word.firstIndex(where: { ":=".contains($0) }), mark > word.startIndex else {
            throw .badItem(word)
        }
        let name = String(word[..<mark])
        let value = word[word.index(after: mark)...]
        switch (word[mark], value.first) {
        case (":", "="): self = .json(name, try APIItem.json(String(value.dropFirst()), of: name))
        case (":", _): self = .header(name, value.trimmingPrefix(" ").description)
        case (_, "="): self = .query(name, String(value.dropFirst()))
        default: self = .field(name, String(value))
        }
    }

    private static func json(_ text: String, of name: String) throws(UsageError) -> JSONNode {
        do {
            return try JSONReader.read(Array(text.utf8))
        } catch {
            throw .badJSON(name, column: error.column, problem: error.problem.message)
        }
    }
}
