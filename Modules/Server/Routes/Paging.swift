import MangaLocalization

/// The part of a list that `offset` and `limit` ask for.
struct Paging {
    private static let most = 500

    private let offset: Int
    /// Nil for the rest.
    private let limit: Int?

    /// Throws a 400 for what is not a number from 0 on; too large a limit is brought down to 500.
    init(_ query: [String: String]) throws(Refusal) {
        offset = try Paging.number("offset", in: query) ?? 0
        limit = try Paging.number("limit", in: query).map { min($0, Paging.most) }
    }

    func page<Item>(of items: [Item]) -> [Item] {
        let rest = items.dropFirst(offset)
        return Array(limit.map { rest.prefix($0) } ?? rest)
    }

    private static func number(_ name: String, in query: [String: String]) throws(Refusal) -> Int? {
        guard let text = query[name] else { return nil }
        guard let number = Int(text), number >= 0 else {
            throw Refusal(400, ServerPhrase.badNumber, ["name": .text(name), "value": .text(text)])
        }
        return number
    }
}
