/// Finds secrets in a table of text (RFC 4180), by the names at the heads of its columns.
struct SecretTable {
    private let bytes: [UInt8]
    private let separator: UInt8
    private var result: [UInt8] = []
    /// The columns that hold secrets.
    private var columns: Set<Int> = []

    private init(_ bytes: [UInt8], separator: UInt8) {
        self.bytes = bytes
        self.separator = separator
    }

    /// `bytes` with those columns masked below their heads.
    static func masked(_ bytes: [UInt8], separator: UInt8) -> [UInt8] {
        var table = SecretTable(bytes, separator: separator)
        table.read()
        return table.result
    }

    private mutating func read() {
        var (place, row, column) = (0, 0, 0)
        while place < bytes.count {
            let isQuoted = bytes[place] == UInt8(ascii: "\"")
            let end = isQuoted ? endOfQuote(from: place + 1) : endOfField(from: place)
            let text = isQuoted ? place + 1..<max(place + 1, end - 1) : place..<end
            if row == 0, SecretName.matches(String(decoding: bytes[text], as: UTF8.self)) { columns.insert(column) }
            let isSecret = row > 0 && columns.contains(column) && !text.isEmpty
            result += bytes[place..<text.lowerBound] + (isSecret ? SecretScanner.mark[...] : bytes[text])
            result += bytes[text.upperBound..<end]
            let stop = isQuoted ? endOfField(from: end) : end
            result += bytes[end..<stop]
            guard stop < bytes.count else { return }
            result.append(bytes[stop])
            (row, column) = bytes[stop] == separator ? (row, column + 1) : (row + 1, 0)
            place = stop + 1
        }
    }

    /// Behind the quote that ends a field; two of them stand for one.
    private func endOfQuote(from start: Int) -> Int {
        var place = start
        while place < bytes.count {
            if bytes[place] == UInt8(ascii: "\"") {
                guard place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "\"") else { return place + 1 }
                place += 1
            }
            place += 1
        }
        return bytes.count
    }

    private func endOfField(from start: Int) -> Int {
        guard start < bytes.count else { return bytes.count }
        return bytes[start...].firstIndex { $0 == separator || $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    }
}
