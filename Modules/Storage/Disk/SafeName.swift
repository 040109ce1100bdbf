import Foundation

/// Makes a name that every file system takes out of text that may hold anything.
enum SafeName {
    /// The text without what is invisible or forbidden somewhere, with ASCII digits, in at most `limit` bytes.
    ///
    /// Control and bidirectional characters go, and it is cut between characters. Empty where nothing visible is left.
    static func make(_ text: String, limit: Int) -> String {
        // No more than can matter: a title may be a megabyte.
        let start = String(String.UnicodeScalarView(text.unicodeScalars.prefix(limit * 8)))
            .precomposedStringWithCanonicalMapping
        var scalars = String.UnicodeScalarView()
        for scalar in start.unicodeScalars {
            if let safe = replacement(for: scalar) { scalars.append(safe) }
        }
        let name = trimmed(cut(trimmed(String(scalars)), to: limit))
        guard name.unicodeScalars.contains(where: isVisible) else { return "" }
        return isReserved(name) ? cut("_" + name, to: limit) : name
    }

    /// Whether Windows takes the part before the first point for a device, in any case.
    static func isReserved(_ name: String) -> Bool {
        let stem = name.prefix { $0 != "." }.uppercased().filter { $0 != " " }
        if ["CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"].contains(stem) { return true }
        return stem.count == 4 && ["COM", "LPT"].contains(String(stem.prefix(3)))
            && stem.last.map { "0123456789¹²³".contains($0) } == true
    }

    private static func replacement(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
        if "/\\:*?\"<>|".unicodeScalars.contains(scalar) { return "_" }
        let properties = scalar.properties
        if properties.isWhitespace { return " " }
        switch properties.generalCategory {
        case .control, .surrogate, .unassigned, .privateUse: return nil
        case .decimalNumber: return properties.numericValue.flatMap { Unicode.Scalar(0x30 + UInt32($0)) }
        default: return isJoiner(scalar) || !isInvisible(properties) ? scalar : nil
        }
    }

    private static func isInvisible(_ properties: Unicode.Scalar.Properties) -> Bool {
        properties.isDefaultIgnorableCodePoint || properties.isBidiControl || properties.isNoncharacterCodePoint
            || properties.generalCategory == .format
    }

    /// What holds an emoji family, an emoji's colours or a Persian word together.
    private static func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
        ["\u{200C}", "\u{200D}", "\u{FE0F}"].contains(scalar)
    }

    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        !isJoiner(scalar) && scalar != " " && scalar != "." && scalar.properties.generalCategory != .nonspacingMark
    }

    /// Without points and blanks at either end, and with single blanks between words.
    private static func trimmed(_ text: String) -> String {
        let words = text.split(separator: " ").joined(separator: " ")
        var name = words[...]
        while let first = name.first, first == " " || first == "." { name.removeFirst() }
        while let last = name.last, last == " " || last == "." { name.removeLast() }
        return String(name)
    }

    private static func cut(_ text: String, to limit: Int) -> String {
        var name = ""
        var count = 0
        for character in text {
            count += character.utf8.count
            guard count <= limit else { break }
            name.append(character)
        }
        return name
    }
}
