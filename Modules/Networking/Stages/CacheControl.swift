import Foundation

/// The directives of a `Cache-Control` field (RFC 9111 §5.2) that a private cache reads.
struct CacheControl: Hashable {
    private var directives: [String: String] = [:]

    /// Several fields count as one list; a directive that is there twice counts as it is there first.
    init(_ headers: HTTPHeaders) {
        let fields = headers.fields.filter { $0.name.lowercased() == "cache-control" }
        for item in CacheControl.items(fields.map(\.value).joined(separator: ",")) {
            let parts = item.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard let name = parts.first?.lowercased(), directives[name] == nil else { continue }
            directives[name] = parts.count == 2 ? parts[1].filter { $0 != "\"" } : ""
        }
    }

    var forbidsKeeping: Bool { has("no-store") }
    /// Also where only some fields need it (`no-cache="set-cookie"`): that is the safe side.
    var wantsValidation: Bool { has("no-cache") }
    /// Whether an answer that is too old must not be used even where the server cannot be asked (§4.2.4).
    var forbidsStale: Bool { has("must-revalidate") || has("no-cache") || has("no-store") }

    /// Seconds; nil where there is none, and 0 where it is no number (§4.2.1: what is invalid is stale).
    var maxAge: TimeInterval? { seconds("max-age") }
    /// How long beyond its age an answer may stand in for a failure (RFC 5861 §4).
    var staleIfError: TimeInterval? { seconds("stale-if-error") }

    private func has(_ name: String) -> Bool {
        directives[name] != nil
    }

    private func seconds(_ name: String) -> TimeInterval? {
        directives[name].map { text in
            text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? TimeInterval(text) ?? 0 : 0
        }
    }

    /// Cuts at commas outside quotes.
    private static func items(_ text: String) -> [String] {
        var items = [""]
        var isQuoted = false
        for character in text {
            if character == "\"" { isQuoted.toggle() }
            if character == ",", !isQuoted {
                items.append("")
            } else {
                items[items.count - 1].append(character)
            }
        }
        return items
    }
}
