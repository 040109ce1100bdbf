extension ComicInfo {
    /// The document, valid by the schema: elements in its order, nothing empty.
    ///
    /// Valid by 2.0 where `translator` is nil, else by 2.1.
    public func xml() -> String {
        let body = elements.compactMap { name, value in
            value.map { "  <\(name)>\(ComicInfo.escaped($0))</\(name)>\n" }
        }
        return """
            <?xml version="1.0" encoding="utf-8"?>
            <ComicInfo xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" \
            xmlns:xsd="http://www.w3.org/2001/XMLSchema">
            \(body.joined())</ComicInfo>

            """
    }

    /// In the order of the schema, which is a sequence.
    private var elements: [(String, String?)] {
        [
            ("Title", title), ("Series", series), ("Number", number), ("Count", text(count)), ("Volume", text(volume)),
            ("AlternateSeries", alternateSeries), ("Summary", summary), ("Notes", notes), ("Year", text(year)),
            ("Month", text(month)), ("Day", text(day)), ("Writer", writer), ("Penciller", penciller),
            ("Translator", translator), ("Publisher", publisher), ("Genre", genre), ("Web", web),
            ("PageCount", text(pageCount)), ("LanguageISO", languageISO), ("Manga", manga?.rawValue),
            ("ScanInformation", scanInformation),
        ]
        .map { ($0.0, $0.1?.nonBlank) }
    }

    /// Numbers outside the schema's `xs:int` are left out.
    private func text(_ number: Int?) -> String? {
        number.flatMap { Int32(exactly: $0) }.map(String.init)
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\t", "\n": result.unicodeScalars.append(scalar)
            // XML 1.0 has no way to write these.
            case "\u{0}"..."\u{1F}", "\u{FFFE}"..."\u{FFFF}": continue
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
