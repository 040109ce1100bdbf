public import MangaDownloads
public import MangaLocalization
public import MangaModels
public import MangaText

/// What `download SELECTION` did.
///
/// JSON: `code`, the first of `queued`, `alreadyDownloading`, `alreadyQueued` and `alreadyDownloaded` that there is one of;
/// `queued`, `alreadyQueued`, `alreadyDownloading` (see `DownloadRow`), `alreadyStored` (chapter ids).
public struct DownloadOrder: Hashable, Report {
    /// What waits or runs now since it was asked for, in reading order.
    public var queued: [DownloadRow] = []
    /// What waited before, and what ran.
    public var alreadyQueued: [DownloadRow] = []
    public var alreadyDownloading: [DownloadRow] = []
    /// What was on this disk already and is not fetched again.
    public var alreadyStored: [Chapter] = []
    /// The priority that was asked for.
    public var priority: Int?
    /// How many that were there have it now, and how many keep a higher one.
    public var raised = 0
    public var kept = 0

    public init(queued: [DownloadRow] = [], alreadyStored: [Chapter] = []) {
        self.queued = queued
        self.alreadyStored = alreadyStored
    }

    /// What became of the wish for `chosen`, with `priority` where one was asked for.
    @MainActor
    public init(_ admissions: [DownloadAdmission], of chosen: [Chapter], priority: Int?) {
        self.priority = priority
        for admission in admissions { add(admission) }
        let known = Set(admissions.map(\.task.chapter.id))
        alreadyStored = chosen.filter { !known.contains($0.id) }
    }

    @MainActor
    private mutating func add(_ admission: DownloadAdmission) {
        let row = DownloadRow(admission.task)
        switch admission.joined {
        case nil: queued.append(row)
        case .downloading: alreadyDownloading.append(row)
        default: alreadyQueued.append(row)
        }
        guard let priority, let former = admission.formerPriority, former != priority else { return }
        if former < priority { raised += 1 } else { kept += 1 }
    }

    /// Takes in what became of another wish, with the same priority.
    public mutating func add(_ other: DownloadOrder) {
        queued += other.queued
        alreadyQueued += other.alreadyQueued
        alreadyDownloading += other.alreadyDownloading
        alreadyStored += other.alreadyStored
        (raised, kept) = (raised + other.raised, kept + other.kept)
    }

    /// What waits or runs of all that was asked for.
    public var active: [DownloadRow] {
        queued + alreadyQueued + alreadyDownloading
    }

    /// The word for programs; nil where nothing was chosen.
    public var code: String? {
        if !queued.isEmpty { return "queued" }
        if !alreadyDownloading.isEmpty { return "alreadyDownloading" }
        if !alreadyQueued.isEmpty { return "alreadyQueued" }
        return alreadyStored.isEmpty ? nil : "alreadyDownloaded"
    }

    public var messages: [Message] {
        let parts: [(OrderPhrase, Int)] = [
            (.queued, queued.count), (.joined, alreadyQueued.count),
            (.running, alreadyDownloading.count),
            (active.isEmpty ? .nothing : .stored, alreadyStored.count),
            (.raised, raised), (.kept, kept),
        ]
        return parts.filter { $0.1 > 0 }.map { phrase, count in
            Message(phrase, ["count": .count(count), "priority": .count(priority ?? 0)])
        }
    }

    public func lines(width: Int, in language: Language) -> [StyledLine] {
        var canvas = Canvas(width: width, language: language)
        canvas.paragraph(messages.map { $0.text(in: language) }.joined(separator: " "))
        return canvas.lines
    }

    private enum CodingKeys: String, CodingKey {
        case code, queued, alreadyQueued, alreadyDownloading, alreadyStored
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encodeIfPresent(code, forKey: .code)
        try values.encode(queued, forKey: .queued)
        try values.encode(alreadyQueued, forKey: .alreadyQueued)
        try values.encode(alreadyDownloading, forKey: .alreadyDownloading)
        try values.encode(alreadyStored.map(\.id), forKey: .alreadyStored)
    }
}
