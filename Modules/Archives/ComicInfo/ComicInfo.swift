/// What `ComicInfo.xml` says about a chapter (anansi-project/comicinfo, version 2.0 and the draft of 2.1).
///
/// Every field may be missing. Texts are trimmed and never empty; numbers that make no sense are left out on reading.
public struct ComicInfo: Hashable, Sendable {
    /// Of the chapter.
    public var title: String?
    public var series: String?
    /// Free text: "10.5", "67-1", "Extra".
    public var number: String?
    /// Of chapters in the series.
    public var count: Int?
    public var volume: Int?
    public var alternateSeries: String?
    public var summary: String?
    public var notes: String?
    public var year: Int?
    public var month: Int?
    public var day: Int?
    /// Separated by commas, as `genre` is.
    public var writer: String?
    public var penciller: String?
    public var publisher: String?
    /// Since 2.1; `scanInformation` says the same in 2.0.
    public var translator: String?
    public var genre: String?
    /// Separated by spaces.
    public var web: String?
    public var pageCount: Int?
    /// A BCP 47 tag.
    public var languageISO: String?
    public var manga: Manga?
    public var scanInformation: String?

    /// Whether it is a manga, and whether that is read from right to left.
    public enum Manga: String, CaseIterable, Sendable {
        case unknown = "Unknown"
        case no = "No"
        case yes = "Yes"
        case yesAndRightToLeft = "YesAndRightToLeft"
    }

    public init() {}

    public var genres: [String] {
        ComicInfo.list(genre)
    }

    private static func list(_ text: String?) -> [String] {
        (text ?? "").split { $0 == "," || $0 == ";" }.compactMap { String($0).nonBlank }
    }
}

extension String {
    /// Without white space around it; nil where nothing is left.
    var nonBlank: String? {
        guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
        else { return nil }
        return String(self[first...last])
    }
}
