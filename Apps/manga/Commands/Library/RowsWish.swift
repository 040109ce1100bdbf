import MangaLocalization
import MangaPresentation
import MangaStorage

/// Which rows of a long list are wanted, and in what order.
struct RowsWish: Equatable {
    /// Nil where nobody has said one.
    let order: LibraryQuery.Order?
    /// From 1; nil where nobody has said one, or all are wanted.
    let page: Int?
    /// Rows of a page.
    let limit: Int
    /// Whether all are wanted at once.
    let isWhole: Bool

    static let limit = OptionSpec(name: "--limit", value: "N", summary: .optionLimit)
    static let page = OptionSpec(
        name: "--page",
        value: "K|all",
        kind: .suggestion(["all"]),
        notes: ["all": .everyPage],
        summary: .optionPage
    )
    static let options = [limit, page]

    static let sort = sorting(by: LibraryQuery.Order.allCases)

    /// Rows before those that are wanted.
    var offset: Int { ((page ?? 1) - 1) * limit }

    static func sorting(by orders: [LibraryQuery.Order]) -> OptionSpec {
        OptionSpec(
            name: "--sort",
            value: orders.map(\.rawValue).joined(separator: "|"),
            kind: .choice(orders.map(\.rawValue)),
            notes: ["title": .byTitle, "size": .bySize, "read": .byReading, "date": .byArrival, "unread": .byUnread],
            summary: .optionSort
        )
    }

    init(_ arguments: Arguments, orders: [LibraryQuery.Order] = []) throws(UsageError) {
        isWhole = arguments["--page"]?.lowercased() == "all"
        page = isWhole ? nil : try arguments.number("--page", in: 1...1_000_000, orElse: "all")
        let rows = try arguments.number("--limit", in: 1...100_000) ?? ChapterView.pageSize
        limit = isWhole ? 1_000_000_000 : rows
        guard !orders.isEmpty, let word = arguments["--sort"] else {
            order = nil
            return
        }
        guard let order = LibraryQuery.Order(rawValue: word), orders.contains(order) else {
            throw .badValue(word, option: "--sort", expected: orders.map(\.rawValue).joined(separator: ", "))
        }
        self.order = order
    }
}
