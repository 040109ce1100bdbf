import Foundation
import MangaModels
import MangaSQLite

/// The manga in whose titles a text stands, found in the blocks of `title_block`.
struct TitleMatches {
    /// No UTF-8 has these bytes: one ends a title, the other the id behind it.
    private static let endOfTitle: UInt8 = 0xFE
    private static let endOfRecord: UInt8 = 0xFF
    /// From so many on they are all sorted, rather than the first ones picked out.
    private static let many = 1_000

    private struct Place {
        var title: Range<Int>
        var id: Range<Int>
    }

    private let patterns: [BytePattern]
    /// The titles and ids that were found, one behind the other.
    private var bytes: [UInt8] = []
    private var places: [Place] = []

    /// Those of `environment` whose title has `text`, which is not empty, capitals aside.
    init(_ text: String, in environment: EnvironmentID, _ connection: Connection) throws {
        patterns = Set(TitleSpelling.all(of: text).map { $0.utf8.map(TitleMatches.small) }).map(BytePattern.init)
        let sql = "SELECT titles FROM title_block WHERE environment = ?"
        try connection.query(sql, [environment.rawValue]) { look(in: $0.blob(0)) }
    }

    var count: Int { places.count }

    /// All ids, in no order.
    var ids: [String] { places.map { text($0.id) } }

    /// The ids in the order of their titles (capitals of ASCII aside), and of themselves where these are the same.
    func ids(offset: Int, limit: Int) -> [String] {
        let (end, isTooLarge) = offset.addingReportingOverflow(limit)
        guard offset < count, limit > 0 else { return [] }
        let sorted = isTooLarge || end >= min(count, TitleMatches.many) ? all : first(end)
        return sorted.dropFirst(offset).prefix(limit).map { text($0.id) }
    }

    private mutating func look(in block: [UInt8]) {
        block.withUnsafeBytes { block in
            var found: Set<Int> = []
            for pattern in patterns {
                var place = 0
                while let hit = pattern.first(in: block, from: place) {
                    var title = hit
                    while title < block.count, block[title] < TitleMatches.endOfTitle { title += 1 }
                    var end = title
                    while end < block.count, block[end] != TitleMatches.endOfRecord { end += 1 }
                    // What stands in the id only is none.
                    if title < end { add(hit, title, end, of: block, &found) }
                    place = end + 1
                }
            }
        }
    }

    /// `title` and `end` are where its title and its id end.
    private mutating func add(
        _ hit: Int,
        _ title: Int,
        _ end: Int,
        of block: UnsafeRawBufferPointer,
        _ found: inout Set<Int>
    ) {
        // One that has the text in two spellings is one.
        guard patterns.count == 1 || found.insert(end).inserted else { return }
        var start = hit
        while start > 0, block[start - 1] != TitleMatches.endOfRecord { start -= 1 }
        let shift = bytes.count - start
        bytes.append(contentsOf: block[start..<end])
        places.append(Place(title: start + shift..<title + shift, id: title + 1 + shift..<end + shift))
    }

    private var all: [Place] {
        bytes.withUnsafeBytes { text in places.sorted { TitleMatches.isBefore($0, $1, in: text) } }
    }

    /// The first `limit`, which is at least 1, without sorting the others.
    private func first(_ limit: Int) -> [Place] {
        bytes.withUnsafeBytes { text in
            var first: [Place] = []
            for place in places {
                if first.count == limit {
                    guard TitleMatches.isBefore(place, first[limit - 1], in: text) else { continue }
                    first.removeLast()
                }
                var (low, high) = (0, first.count)
                while low < high {
                    let middle = (low + high) / 2
                    if TitleMatches.isBefore(first[middle], place, in: text) { low = middle + 1 } else { high = middle }
                }
                first.insert(place, at: low)
            }
            return first
        }
    }

    private static func isBefore(_ one: Place, _ other: Place, in text: UnsafeRawBufferPointer) -> Bool {
        let order = compare(one.title, other.title, in: text)
        return order == 0 ? compare(one.id, other.id, in: text) < 0 : order < 0
    }

    private static func compare(_ one: Range<Int>, _ other: Range<Int>, in text: UnsafeRawBufferPointer) -> Int {
        guard let base = text.baseAddress else { return 0 }
        let order = memcmp(base + one.lowerBound, base + other.lowerBound, min(one.count, other.count))
        return order == 0 ? one.count - other.count : Int(order)
    }

    private func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    private static func small(_ byte: UInt8) -> UInt8 {
        (0x41...0x5A).contains(byte) ? byte + 0x20 : byte
    }
}
