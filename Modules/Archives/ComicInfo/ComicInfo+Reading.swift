import MangaXML

extension ComicInfo {
    /// Reads the document, in any order of its elements; unknown elements and values are passed over.
    ///
    /// Throws `XMLError` where it is not well-formed or beyond the limits of `XMLLimits.document`, and
    /// `XMLError.malformed` where its root is not `ComicInfo`.
    public init(xml: [UInt8]) throws {
        self.init()
        let reader = try XMLReader(xml)
        var isInside = false
        while let event = try reader.next() {
            guard case .start(let element) = event else { continue }
            if isInside {
                set(element.name, try reader.text().nonBlank)
            } else {
                guard element.name == "ComicInfo" else {
                    throw XMLError.malformed(line: 1, reason: "its root is not ComicInfo")
                }
                isInside = true
            }
        }
    }

    private mutating func set(_ name: String, _ text: String?) {
        guard let text else { return }
        if let path = ComicInfo.texts[name] {
            self[keyPath: path] = text
        } else if let path = ComicInfo.numbers[name] {
            // -1 is the schema's word for "unknown".
            self[keyPath: path] = Int(text).flatMap { (0...0x7FFF_FFFF).contains($0) ? $0 : nil }
        } else if name == "Manga" {
            manga = Manga.allCases.first { $0.rawValue.lowercased() == text.lowercased() }
        }
    }

    private static var texts: [String: WritableKeyPath<ComicInfo, String?>] {
        [
            "Title": \.title, "Series": \.series, "Number": \.number, "AlternateSeries": \.alternateSeries,
            "Summary": \.summary, "Notes": \.notes, "Writer": \.writer, "Penciller": \.penciller,
            "Publisher": \.publisher, "Translator": \.translator, "Genre": \.genre, "Web": \.web,
            "LanguageISO": \.languageISO, "ScanInformation": \.scanInformation,
        ]
    }

    private static var numbers: [String: WritableKeyPath<ComicInfo, Int?>] {
        [
            "Count": \.count, "Volume": \.volume, "Year": \.year, "Month": \.month, "Day": \.day,
            "PageCount": \.pageCount,
        ]
    }
}
