/// How the files of a folder are called.
enum MockNaming: Int, Hashable, Sendable {
    /// Recordings that say nothing of a format: `/t/` is called as `/t` is, `?q=a/b` as `?q=a%2Fb`.
    case first = 1
    /// No two requests have one name.
    case current = 2
}

extension MockNaming {
    /// What no address holds stands for what no name may be: a segment without signs.
    static let empty = "%"
    /// A `/` in a query, which an address may hold beside `%2F`.
    static let slash = "|"

    /// One segment of a path or one part of a query, with what is read as a mask spelled otherwise.
    func withoutMarks(_ text: String) -> String {
        let stars = Secrets.mark.count
        guard self == .current else { return text.replacing(Secrets.mark, with: Self.encoded(stars)) }
        guard text.contains(Secrets.mark) || text.contains("2A") else { return text }
        // What is called like that already is encoded once more, so that both can be told apart.
        return Self.raised(text, sign: UInt8(ascii: "*"), code: "2A", atLeast: stars)
    }

    private static func encoded(_ count: Int) -> String {
        String(repeating: "%2A", count: count)
    }

    /// `text` with each row of `atLeast` or more of `sign`, as it is or encoded however often, encoded once more.
    private static func raised(_ text: String, sign: UInt8, code: String, atLeast: Int) -> String {
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        var place = 0
        while place < bytes.count {
            var row: [Range<Int>] = []
            var end = place
            while let next = length(in: bytes, at: end, sign: sign, code: Array(code.utf8)) {
                row.append(end..<end + next)
                end += next
            }
            if row.count >= atLeast {
                for part in row {
                    result += Array(("%" + (part.count == 1 ? code : "25")).utf8) + bytes[part].dropFirst()
                }
                place = end
            } else {
                end = max(end, place + 1)
                result += bytes[place..<end]
                place = end
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// How long the `sign` is that stands at `place`: itself, `%2A`, `%252A` …; nil where there is none.
    private static func length(in bytes: [UInt8], at place: Int, sign: UInt8, code: [UInt8]) -> Int? {
        guard place < bytes.count else { return nil }
        if bytes[place] == sign { return 1 }
        guard bytes[place] == UInt8(ascii: "%") else { return nil }
        var end = place + 1
        while bytes[end...].starts(with: "25".utf8) { end += 2 }
        return bytes[end...].starts(with: code) ? end + code.count - place : nil
    }
}
