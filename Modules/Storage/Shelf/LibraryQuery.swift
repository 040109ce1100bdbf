/// Which manga of the library are asked for, in what order, and how many.
public struct LibraryQuery: Hashable, Sendable {
    public enum Order: String, CaseIterable, Sendable {
        /// By title, capitals of ASCII aside.
        case title
        /// The largest first.
        case size
        /// What was read last first.
        case read
        /// What was downloaded last first.
        case date
        /// The most unread chapters first.
        case unread
    }

    /// What they are asked for besides their title.
    public enum Condition: Hashable, Sendable {
        case none
        /// Something of it is on this disk.
        case stored
        /// Something of it was read.
        case read
    }

    /// A part of the title, capitals aside; everything where it is empty.
    public var text: String
    public var order: Order
    public var condition: Condition
    public var offset: Int
    public var limit: Int

    public init(
        _ text: String = "",
        order: Order = .title,
        condition: Condition = .none,
        offset: Int = 0,
        limit: Int = 50
    ) {
        self.text = text
        self.order = order
        self.condition = condition
        self.offset = offset
        self.limit = limit
    }
}
