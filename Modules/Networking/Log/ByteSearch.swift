import Foundation

extension [UInt8] {
    /// Where `word`, which is not empty, begins first between `start` and `limit`; nil where it does not.
    func first(_ word: [UInt8], from start: Int, within limit: Int) -> Int? {
        let end = Swift.min(limit, count) - word.count
        guard let head = word.first, start <= end else { return nil }
        return withUnsafeBytes { text -> Int? in
            guard let base = text.baseAddress else { return nil }
            var place = start
            while place <= end, let found = memchr(base + place, Int32(head), end - place + 1) {
                place = UnsafeRawPointer(found) - base
                if memcmp(found, word, word.count) == 0 { return place }
                place += 1
            }
            return nil
        }
    }
}
