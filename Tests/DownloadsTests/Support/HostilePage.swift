import Foundation
import MangaNetworking
import TestSupport

/// One way in which a server has been seen to answer for a page, and what has to come of it.
struct HostilePage: Sendable, CustomStringConvertible {
    enum Outcome: Sendable {
        /// The page, byte for byte.
        case stored
        /// Nothing; with the error's code.
        case failed(String)
    }

    struct Visit: Sendable {
        let request: ServedRequest
        /// Requests before this one.
        let number: Int
        let picture: Data
    }

    typealias Script = @Sendable (Visit) -> [ServerStep]

    let description: String
    let outcome: Outcome
    let answer: Script

    init(_ description: String, _ outcome: Outcome, _ answer: @escaping Script) {
        self.description = description
        self.outcome = outcome
        self.answer = answer
    }

    /// `first` once, and the page as it should be to whoever asks again.
    init(once description: String, _ first: @escaping Script) {
        self.init(description, .stored) { $0.number == 0 ? first($0) : $0.good }
    }

    /// Breaks the page off, and gives `second` to who asks for the rest; the page to who asks for all of it.
    init(broken description: String, _ second: @escaping Script) {
        self.init(description, .stored) { visit in
            if visit.number == 0 { return visit.broken }
            return visit.start == nil ? [.status(200, [:], visit.picture)] : second(visit)
        }
    }
}

extension HostilePage {
    static let all = bodies + breaks + ranges + waits + refusals + redirects
}

extension HostilePage.Visit {
    static let broken = 100

    /// The first byte that is asked for; nil for a request without `Range`.
    var start: Int? {
        request.headers["Range"].flatMap { Int($0.dropFirst("bytes=".count).dropLast()) }
    }

    /// What a good server says: the page, or the part of it that was asked for.
    var good: [ServerStep] {
        guard let start else { return [.status(200, ["ETag": "\"v1\""], picture)] }
        return part(from: start)
    }

    /// The head of the whole, and the first hundred bytes.
    var broken: [ServerStep] {
        head(length: picture.count) + [.bytes(Data(picture.prefix(Self.broken))), .close]
    }

    /// The head of an answer that says it has `length` bytes.
    ///
    /// The connection is not used again: what comes behind `length` would be taken for the next answer.
    func head(length: Int) -> [ServerStep] {
        [.text("HTTP/1.1 200 OK\r\nContent-Length: \(length)\r\nETag: \"v1\"\r\nConnection: close\r\n\r\n")]
    }

    /// The bytes from `start` on, said to be from `claimed` on in a whole of `total`.
    func part(from start: Int, claimed: Int? = nil, total: Int? = nil, tag: String = "v1") -> [ServerStep] {
        let body = Data(picture.dropFirst(start))
        let first = claimed ?? start
        let range = "bytes \(first)-\(first + body.count - 1)/\(total ?? picture.count)"
        return [.status(206, ["Content-Range": range, "ETag": "\"\(tag)\""], body)]
    }
}
