import Foundation

/// The part of a route that names a manga.
enum Slug {
    /// Letters, marks and digits of any script in lower case, with one `-` for all between them; empty for none.
    ///
    /// At most 120 bytes, cut between characters. There can be no `/`, `.`, space, control or invisible character.
    static func text(_ title: String) -> String {
        var slug = ""
        var isGap = false
        for character in title.precomposedStringWithCanonicalMapping.lowercased() {
            let kept = character.unicodeScalars.filter(isKept)
            guard let first = kept.first, first.properties.generalCategory.isLetterOrNumber else {
                isGap = true
                continue
            }
            let piece = (isGap && !slug.isEmpty ? "-" : "") + String(String.UnicodeScalarView(kept))
            guard slug.utf8.count + piece.utf8.count <= 120 else { break }
            slug += piece
            isGap = false
        }
        return slug
    }

    /// Whether the text of a chapter's number can stand in a route as it is.
    static func isRoutePart(_ text: String) -> Bool {
        let isPlain = text.unicodeScalars.allSatisfy { scalar in
            isKept(scalar) || [".", "-", " ", "_"].contains(scalar)
        }
        return isPlain && text.utf8.count <= 60 && text.contains { $0.isLetter || $0.isNumber } && !text.contains("..")
    }

    private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
        let category = scalar.properties.generalCategory
        return category.isLetterOrNumber || category == .nonspacingMark || category == .spacingMark
    }
}

extension Unicode.GeneralCategory {
    fileprivate var isLetterOrNumber: Bool {
        switch self {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber: true
        default: false
        }
    }
}
