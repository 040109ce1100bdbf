/// A chapter that the sample library tells of.
struct SampleChapter: Sendable {
    let number: String
    let title: String

    init(_ number: String, _ title: String) {
        self.number = number
        self.title = title
    }

    /// Three digits before the point, so that plain file managers sort it, too: `010.5`.
    var paddedNumber: String {
        let whole = number.prefix { $0 != "." }
        guard whole.allSatisfy(\.isNumber) else { return number }
        return String(repeating: "0", count: max(0, 3 - whole.count)) + number
    }
}
