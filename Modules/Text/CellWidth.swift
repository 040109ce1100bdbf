/// How many terminal cells one scalar or one grapheme cluster takes.
///
/// The width does not depend on a locale or on the C library. It follows East Asian Width (UAX #11, wide and
/// fullwidth count 2, ambiguous 1) and the emoji properties of the standard library.
extension Unicode.Scalar {
    var cellWidth: Int {
        if value < 0x300 { return properties.isZeroWidth ? 0 : 1 }
        if Self.isTrailingJamo(value) || properties.isZeroWidth { return 0 }
        if Self.isWide(value) || isWideEmoji { return 2 }
        return 1
    }

    /// The width where it is a letter or a mark of writing that is a cluster by itself wherever nothing but such stand
    /// around it; nil for all that would have to be looked up.
    var letterWidth: Int? {
        switch value {
        case 0x20...0x7E: 1
        // Latin with accents and phonetic letters; Greek; Cyrillic but for its combining marks; more Latin.
        case 0xC0...0x2AF, 0x370...0x3FF, 0x400...0x482, 0x48A...0x52F, 0x1E00...0x1EFF: 1
        // Dashes, quotes, ellipses.
        case 0x2010...0x2027: 1
        // CJK punctuation and kana but for combining marks; ideographs; hangul syllables; fullwidth forms.
        case 0x3000...0x3029, 0x3041...0x3096, 0x309D...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF: 2
        case 0xAC00...0xD7A3, 0xFF01...0xFF60: 2
        default: nil
        }
    }

    /// Regional indicators have emoji presentation too, but only a pair of them makes a flag of 2 cells.
    private var isWideEmoji: Bool {
        properties.isEmojiPresentation && !(0x1F1E6...0x1F1FF).contains(value)
    }

    /// Vowels and final consonants join the leading consonant before them.
    private static func isTrailingJamo(_ value: UInt32) -> Bool {
        (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value)
    }

    private static func isWide(_ value: UInt32) -> Bool {
        value >= 0x1100 && wideRanges.contains { $0.contains(value) }
    }

    private static let wideRanges: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
        0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18CFF,
        0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
    ]
}

extension Unicode.Scalar.Properties {
    fileprivate var isZeroWidth: Bool {
        switch generalCategory {
        case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}

extension Character {
    /// The cells of a cluster: 2 for every emoji sequence, else the sum of its scalars.
    var cellWidth: Int {
        if isASCII { return unicodeScalars.count == 1 ? unicodeScalars.reduce(0) { $0 + $1.cellWidth } : 0 }
        if isEmojiSequence { return 2 }
        return unicodeScalars.reduce(0) { $0 + $1.cellWidth }
    }

    /// An emoji followed by a variation selector, a skin tone or a joined emoji.
    private var isEmojiSequence: Bool {
        guard let first = unicodeScalars.first, first.properties.isEmoji else { return false }
        return unicodeScalars.dropFirst().contains { scalar in
            scalar.value == 0xFE0F || scalar.value == 0x200D || scalar.properties.isEmojiModifier
        }
    }
}
