import Foundation

/// JSON as `--json` prints it: one line, keys sorted, `/` not escaped.
///
/// Characters that a terminal might obey or not show (C1 controls, bidirectional and invisible ones) are written as
/// `\uXXXX`: the same text to a program, harmless to a person who looks at it.
public enum JSONText {
    public static func encode(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let text = String(decoding: try encoder.encode(value), as: UTF8.self)
        return escaped(text)
    }

    private static func escaped(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isUnseen) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            if isUnseen(scalar) {
                for unit in UTF16.encode(scalar) ?? .init() { result += escape(unit) }
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.value >= 0x7F else { return false }
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: return true
        default: return scalar.properties.isDefaultIgnorableCodePoint
        }
    }

    private static func escape(_ unit: UInt16) -> String {
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
}
