/// What a `Range` header asks for (RFC 9110 §14).
enum ByteRange: Equatable {
    /// No range, several, or one that is not understood: the whole is sent.
    case whole
    case part(Range<Int>)
    /// Begins behind the end.
    case unsatisfiable

    init(_ header: String?, size: Int) {
        guard let header, header.lowercased().hasPrefix("bytes="), !header.contains(",") else {
            self = .whole
            return
        }
        let bounds = header.dropFirst(6).split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        let isNumeric = bounds.allSatisfy { $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
        guard bounds.count == 2, isNumeric, !(bounds[0].isEmpty && bounds[1].isEmpty) else {
            self = .whole
            return
        }
        // Digits that overflow mean more than any file has.
        let last = bounds[1].isEmpty ? nil : Int(bounds[1]) ?? Int.max
        self =
            bounds[0].isEmpty
            ? ByteRange.suffix(last ?? 0, size: size)
            : ByteRange.span(from: Int(bounds[0]) ?? Int.max, to: last, size: size)
    }

    private static func suffix(_ count: Int, size: Int) -> ByteRange {
        count == 0 || size == 0 ? .unsatisfiable : .part(max(0, size - count)..<size)
    }

    private static func span(from first: Int, to last: Int?, size: Int) -> ByteRange {
        if let last, last < first { return .whole }
        guard first < size else { return .unsatisfiable }
        return .part(first..<min(last ?? size - 1, size - 1) + 1)
    }
}
