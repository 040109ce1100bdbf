import Foundation

/// Values of servers that take types lightly; what fits no reading is nil.
extension KeyedDecodingContainer {
    /// A text, or a number as text.
    func text(_ key: Key) -> String? {
        guard holds(key) else { return nil }
        // A type that does not fit is no failure: the next one may.
        if let text = try? decode(String.self, forKey: key) { return text }
        if let number = try? decode(Int.self, forKey: key) { return String(number) }
        if let number = try? decode(Decimal.self, forKey: key), !number.isNaN { return number.description }
        return nil
    }

    /// A whole number, also one written as text.
    func count(_ key: Key) -> Int? {
        guard holds(key) else { return nil }
        // A type that does not fit is no failure: the next one may.
        if let number = try? decode(Int.self, forKey: key) { return number }
        return (try? decode(String.self, forKey: key)).flatMap { Int($0) }
    }

    /// Whether there is something to be read: an attempt that fails costs more than a hundred looks.
    func holds(_ key: Key) -> Bool {
        // What cannot be looked at holds nothing.
        contains(key) && (try? decodeNil(forKey: key)) == false
    }
}
