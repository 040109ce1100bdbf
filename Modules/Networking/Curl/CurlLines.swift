/// The orders that have not begun, and how many run in each line.
///
/// Who comes first goes first, unless it stands in a line that is full and the next does not.
struct CurlLines {
    private var waiting: [CurlOrder] = []
    private var running: [String: Int] = [:]

    mutating func add(_ orders: [CurlOrder]) {
        waiting += orders
    }

    /// The next order that may begin; it is counted until `leave`.
    mutating func next() -> CurlOrder? {
        guard let index = waiting.firstIndex(where: { hasRoom(for: $0) }) else { return nil }
        let order = waiting.remove(at: index)
        for line in order.request.lines { running[line.name, default: 0] += 1 }
        return order
    }

    mutating func leave(_ order: CurlOrder) {
        for line in order.request.lines {
            let count = (running[line.name] ?? 1) - 1
            running[line.name] = count > 0 ? count : nil
        }
    }

    /// Takes out those that wait and fulfil `condition`.
    ///
    /// Each is looked at once: a task may be cancelled between two looks, and its order would be lost.
    mutating func takeOut(where condition: (CurlOrder) -> Bool) -> [CurlOrder] {
        var taken: [CurlOrder] = []
        var left: [CurlOrder] = []
        for order in waiting {
            if condition(order) { taken.append(order) } else { left.append(order) }
        }
        if !taken.isEmpty { waiting = left }
        return taken
    }

    private func hasRoom(for order: CurlOrder) -> Bool {
        order.request.lines.allSatisfy { running[$0.name, default: 0] < $0.limit }
    }
}
