import MangaLocalization
import MangaStorage

/// Which rows of a long list are wanted, and in what order.
struct RowsWish: Equatable {
    /// Nil where nobody has said one.
    let order: LibraryQuery.Order?
    let offset: Int
    let limit: Int

    static let options = [
        OptionSpec(name: "--limit", value: "N", summary: .optionLimit),
        OptionSpec(name: "--offset", value: "N", summary: .optionOffset),
    ]

    static let sort = sorting(by: LibraryQuery.Order.allCases)

    static func sorting(by orders: [LibraryQuery.Order]) -> OptionSpec {
        OptionSpec(
            name: "--sort",
            value: orders.map(\.rawValue).joined(separator: "|"),
            kind: .choice(orders.map(\.rawValue)),
            summary: .optionSort
        )
    }

    init(_ arguments: Arguments, orders: [LibraryQuery.Order] = LibraryQuery.Order.allCases) throws(UsageError) {
        limit = try arguments.number("--limit", in: 1...100_000) ?? 50
        offset = try arguments.number("--offset", in: 0...1_000_000_000) ?? 0
        guard let word = arguments["--sort"] else {
            order = nil
            return
        }
        guard let order = LibraryQuery.Order(rawValue: word), orders.contains(order) else {
            throw .badValue(word, option: "--sort", expected: orders.map(\.rawValue).joined(separator: ", "))
        }
        self.order = order
    }
}
