import Foundation

/// How long ago something was: `90d`, `12w`, `36h`, `1y`.
enum Age {
    private static let units: [Character: Double] = ["h": 3600, "d": 86_400, "w": 604_800, "y": 31_557_600]

    static func seconds(_ text: String) throws(UsageError) -> TimeInterval {
        guard let unit = text.last.flatMap({ units[Character($0.lowercased())] }), let count = Int(text.dropLast()),
            (0...100_000).contains(count)
        else { throw .badValue(text, option: "--older-than", expected: "90d, 12w, 36h, 1y") }
        return Double(count) * unit
    }
}
