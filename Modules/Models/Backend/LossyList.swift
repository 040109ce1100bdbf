/// A JSON list of which each item is read for itself: one that cannot be read is left out.
///
/// Where no item can be read though there are some, the first one's error is thrown.
public struct LossyList<Item: Decodable & Sendable>: Decodable, Sendable {
    public var items: [Item] = []

    public init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        var failure: (any Error)?
        while !list.isAtEnd {
            // Taken first: an item that is not read must be passed over.
            let item = try list.superDecoder()
            do {
                items.append(try Item(from: item))
            } catch {
                failure = failure ?? error
            }
        }
        if items.isEmpty, let failure { throw failure }
    }
}
