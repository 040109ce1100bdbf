public import Foundation
public import MangaConfig
public import MangaLocalization
import MangaModels
public import MangaText

/// How the servers of several environments are, side by side.
///
/// JSON: `environments`: of each `id`, `name`, `kind`, `url`, `reachable` (it answers), `ready` (as a server of its kind
/// should), `status` and `version` (its own words), `milliseconds` (the answer took, with a new connection), `protocol`
/// (`HTTP/2`), `insecure` (certificates go unchecked), `certificateExpires`, `certificateDays` (whole days left, negative
/// once it has ended), `problem` (in English).
public struct EnvironmentCheckReport: Report {
    /// How one server is.
    public struct Entry: Sendable {
        public var config: APIConfig
        /// Its own words; nil where it is not ready.
        public var status: String?
        public var version: String?
        /// nil where it does not answer.
        public var latency: Duration?
        /// Empty where it does not answer.
        public var transfer: String
        public var certificateExpiry: Date?
        /// Why it is not ready.
        public var problem: Message?

        public init(
            _ config: APIConfig,
            status: String? = nil,
            version: String? = nil,
            latency: Duration? = nil,
            transfer: String = "",
            certificateExpiry: Date? = nil,
            problem: Message? = nil
        ) {
            self.config = config
            self.status = status
            self.version = version
            self.latency = latency
            self.transfer = transfer
            self.certificateExpiry = certificateExpiry
            self.problem = problem
        }

        public var isReachable: Bool { latency != nil }
        public var isReady: Bool { problem == nil }

        /// Rounded up: nothing takes no time.
        var milliseconds: Int? {
            latency.map { Int(min(($0 / .milliseconds(1)).rounded(.up), 1e12)) }
        }

        /// Whole days from `now` to the end of the certificate, negative once that is past.
        func certificateDays(at now: Date) -> Int? {
            certificateExpiry.map { Int(($0.timeIntervalSince(now) / 86_400).rounded(.down)) }
        }
    }

    public var entries: [Entry]
    public var now: Date

    public init(_ entries: [Entry], now: Date) {
        self.entries = entries
        self.now = now
    }

    public static let table = PlainTable(
        ["environments"],
        columns: "name",
        "url",
        "reachable",
        "ready",
        "status",
        "version",
        "milliseconds",
        "protocol",
        "certificateExpires",
        "problem"
    )

    public func lines(width: Int, in language: Language) -> [StyledLine] {
        EnvironmentCheckScreen.lines(self, width: width, in: language)
    }
}

extension EnvironmentCheckReport {
    private enum CodingKeys: String, CodingKey {
        case environments
    }

    private enum EntryKeys: String, CodingKey {
        case id, name, kind, url, reachable, ready, status, version, milliseconds, `protocol`, insecure
        case certificateExpires, certificateDays, problem
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        var list = values.nestedUnkeyedContainer(forKey: .environments)
        for entry in entries {
            var fields = list.nestedContainer(keyedBy: EntryKeys.self)
            try encode(entry, into: &fields)
        }
    }

    private func encode(_ entry: Entry, into fields: inout KeyedEncodingContainer<EntryKeys>) throws {
        try fields.encode(entry.config.id, forKey: .id)
        try fields.encode(entry.config.name, forKey: .name)
        try fields.encode(entry.config.kind, forKey: .kind)
        try fields.encode(Secret.hidden(inURL: entry.config.baseURL), forKey: .url)
        try fields.encode(entry.isReachable, forKey: .reachable)
        try fields.encode(entry.isReady, forKey: .ready)
        try fields.encodeIfPresent(entry.status, forKey: .status)
        try fields.encodeIfPresent(entry.version, forKey: .version)
        try fields.encodeIfPresent(entry.milliseconds, forKey: .milliseconds)
        if !entry.transfer.isEmpty { try fields.encode(entry.transfer, forKey: .protocol) }
        try fields.encode(entry.config.isInsecure, forKey: .insecure)
        try fields.encodeIfPresent(entry.certificateExpiry.map(Timestamp.text), forKey: .certificateExpires)
        try fields.encodeIfPresent(entry.certificateDays(at: now), forKey: .certificateDays)
        try fields.encodeIfPresent(entry.problem?.text(in: .english), forKey: .problem)
    }
}
