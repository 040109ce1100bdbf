/// The addresses that begin with the same bits: `192.168.0.0/16`; one address where no length is given.
struct IPNetwork: Hashable, Sendable {
    private let start: IPAddress
    private let length: Int

    init?(_ text: String) {
        let parts = text.split(separator: "/", maxSplits: 1)
        guard let first = parts.first, let start = IPAddress(first) else { return nil }
        let bits = start.bytes.count * 8
        guard let length = parts.count == 2 ? Int(parts[1]) : bits, (0...bits).contains(length) else { return nil }
        self.start = start
        self.length = length
    }

    func contains(_ address: IPAddress) -> Bool {
        guard address.bytes.count == start.bytes.count else { return false }
        return zip(address.bytes, start.bytes).enumerated().allSatisfy { index, pair in
            let bits = min(max(length - index * 8, 0), 8)
            return (pair.0 ^ pair.1) >> (8 - bits) == 0
        }
    }
}
