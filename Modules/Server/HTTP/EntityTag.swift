/// What names one state of a resource (RFC 9110 §8.8.3); a strong one.
struct EntityTag: Equatable {
    /// In quotes.
    let text: String

    /// `opaque` holds neither quotes nor commas.
    init(_ opaque: String) {
        text = "\"\(opaque)\""
    }

    /// Whether an `If-None-Match` of this value names it (§13.1.2: weakly compared).
    func isNamed(in list: String?) -> Bool {
        (list ?? "").split(separator: ",").contains { item in
            let entry = item.drop { $0 == " " }.prefix { $0 != " " }
            return entry == "*" || entry == text || entry == "W/\(text)"
        }
    }
}
