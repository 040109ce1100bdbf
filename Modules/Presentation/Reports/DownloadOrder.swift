public import MangaLocalization
public import MangaModels
public import MangaText

/// What `download SELECTION` did.
///
/// JSON: `queued` (see `DownloadRow`), `alreadyStored` (chapter ids).
public struct DownloadOrder: Hashable, Report {
    /// What waits or runs now, in reading order.
    public var queued: [DownloadRow]
    /// What was on this disk already and is not fetched again.
    public var alreadyStored: [Chapter]

    public init(queued: [DownloadRow], alreadyStored: [Chapter]) {
        self.queued = queued
        self.alreadyStored = alreadyStored
    }

    public func lines(width: Int, in language: Language) -> [StyledLine] {
        var canvas = Canvas(width: width, language: language)
        let parts: [(PresentationPhrase, Int)] = [(.orderQueued, queued.count), (.orderStored, alreadyStored.count)]
        let said = parts.filter { $0.1 > 0 }.map { canvas.words($0.0, ["count": .count($0.1)]) }
        canvas.paragraph(said.joined(separator: " "))
        return canvas.lines
    }

    private enum CodingKeys: String, CodingKey {
        case queued, alreadyStored
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(queued, forKey: .queued)
        try values.encode(alreadyStored.map(\.id), forKey: .alreadyStored)
    }
}
