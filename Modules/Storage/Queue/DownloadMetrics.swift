/// What downloading has cost so far, summed over every visit and every process.
public struct DownloadMetrics: Hashable, Sendable {
    /// Bytes that came over the network, those thrown away included.
    public var bytes: Int
    /// Pages that landed.
    public var pages: Int
    /// Requests that were made again.
    public var retries: Int
    /// Time in which something waited for a host, however many pages did, in steps of a millisecond.
    public var waitedForHost: Duration
    /// Time between the claim of a row and its end or release, in steps of a millisecond.
    public var spent: Duration

    public init(
        bytes: Int = 0,
        pages: Int = 0,
        retries: Int = 0,
        waitedForHost: Duration = .zero,
        spent: Duration = .zero
    ) {
        self.bytes = bytes
        self.pages = pages
        self.retries = retries
        self.waitedForHost = waitedForHost
        self.spent = spent
    }

    public static func + (one: DownloadMetrics, other: DownloadMetrics) -> DownloadMetrics {
        DownloadMetrics(
            bytes: one.bytes + other.bytes,
            pages: one.pages + other.pages,
            retries: one.retries + other.retries,
            waitedForHost: one.waitedForHost + other.waitedForHost,
            spent: one.spent + other.spent
        )
    }

    public static func += (one: inout DownloadMetrics, other: DownloadMetrics) {
        one = one + other
    }
}

extension DownloadMetrics: Codable {
    private enum CodingKeys: String, CodingKey {
        case bytes, pages, retries
        case waitedForHost = "waitedForHostSeconds"
        case spent = "spentSeconds"
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            bytes: try values.decode(Int.self, forKey: .bytes),
            pages: try values.decode(Int.self, forKey: .pages),
            retries: try values.decode(Int.self, forKey: .retries),
            waitedForHost: .seconds(try values.decode(Double.self, forKey: .waitedForHost)),
            spent: .seconds(try values.decode(Double.self, forKey: .spent))
        )
    }

    /// Durations as seconds.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(bytes, forKey: .bytes)
        try values.encode(pages, forKey: .pages)
        try values.encode(retries, forKey: .retries)
        try values.encode(waitedForHost.milliseconds.seconds, forKey: .waitedForHost)
        try values.encode(spent.milliseconds.seconds, forKey: .spent)
    }
}

extension Duration {
    /// Whole milliseconds, rounded down.
    var milliseconds: Int {
        let (seconds, attoseconds) = components
        return Int(clamping: max(-1 << 50, min(1 << 50, seconds)) * 1000 + attoseconds / 1_000_000_000_000_000)
    }
}

extension Int {
    /// Of milliseconds.
    fileprivate var seconds: Double {
        Double(self) / 1000
    }
}
