import Foundation

/// An answer that a cache keeps, and what it knows of its age (RFC 9111 §4.2).
struct KeptResponse: Hashable, Sendable {
    private(set) var response: HTTPResponse
    /// The fields of the request that the answer depends on (`Vary`), by lower-cased name.
    private let selecting: [String: String?]
    private var received: Date
    /// How old it was when it came.
    private var initialAge: TimeInterval
    private var lifetime: TimeInterval

    /// Nil where `response` must not be kept, or depends on more than the request.
    ///
    /// `sent` and `received` are when the request went out and its answer came; `lifetime` is how long an answer is good
    /// that does not say so itself.
    init?(_ response: HTTPResponse, to request: HTTPRequest, sent: Date, received: Date, lifetime: TimeInterval) {
        guard response.status == 200, response.url == request.url else { return nil }
        guard !CacheControl(response.headers).forbidsKeeping, !CacheControl(request.headers).forbidsKeeping else {
            return nil
        }
        let names = KeptResponse.varying(response.headers)
        guard !names.contains("*") else { return nil }
        self.response = response
        selecting = Dictionary(names.map { ($0, request.headers[$0]) }, uniquingKeysWith: { first, _ in first })
        self.received = received
        initialAge = KeptResponse.age(of: response.headers, sent: sent, received: received)
        self.lifetime = KeptResponse.lifetime(of: response.headers, received: received) ?? lifetime
    }

    /// Roughly, the memory it takes.
    var size: Int {
        response.body.count + response.headers.fields.reduce(256) { $0 + $1.name.utf8.count + $1.value.utf8.count }
    }

    /// Whether it answers `request`, whose URL is that of its own.
    func answers(_ request: HTTPRequest) -> Bool {
        selecting.allSatisfy { request.headers[$0.key] == $0.value }
    }

    func age(at now: Date) -> TimeInterval {
        initialAge + max(0, now.timeIntervalSince(received))
    }

    /// Whether it may be used without asking the server.
    func isFresh(for request: HTTPRequest, at now: Date) -> Bool {
        let wanted = CacheControl(request.headers)
        guard !wanted.wantsValidation, !CacheControl(response.headers).wantsValidation else { return false }
        let age = age(at: now)
        return age < lifetime && age <= wanted.maxAge ?? .infinity
    }

    /// Whether it may stand in for an answer that cannot be had.
    func mayStandIn(for request: HTTPRequest, at now: Date) -> Bool {
        let control = CacheControl(response.headers)
        let wanted = CacheControl(request.headers)
        guard !control.forbidsStale, !wanted.wantsValidation else { return false }
        return age(at: now) - lifetime <= min(control.staleIfError ?? .infinity, wanted.staleIfError ?? .infinity)
    }

    /// `request`, to be answered with 304 where nothing has changed.
    func validating(_ request: HTTPRequest) -> HTTPRequest {
        var request = request
        request.headers["If-None-Match"] = response.headers["ETag"]
        request.headers["If-Modified-Since"] = response.headers["Last-Modified"]
        return request
    }

    /// The kept answer with the fields of a 304 in place of its own (RFC 9111 §3.2).
    func updated(by answer: HTTPResponse, sent: Date, received: Date, lifetime: TimeInterval) -> KeptResponse {
        let bodys: Set = ["content-length", "content-encoding", "content-range", "content-type", "transfer-encoding"]
        var kept = self
        let names = Set(answer.headers.fields.map { $0.name.lowercased() }).subtracting(bodys)
        for name in names { kept.response.headers[name] = nil }
        for field in answer.headers.fields where names.contains(field.name.lowercased()) {
            kept.response.headers.append(field.name, field.value)
        }
        kept.received = received
        kept.initialAge = KeptResponse.age(of: answer.headers, sent: sent, received: received)
        kept.lifetime = KeptResponse.lifetime(of: kept.response.headers, received: received) ?? lifetime
        return kept
    }

    private static func varying(_ headers: HTTPHeaders) -> [String] {
        headers.fields.filter { $0.name.lowercased() == "vary" }.flatMap { $0.value.split(separator: ",") }
            .map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
    }

    /// RFC 9111 §4.2.3.
    private static func age(of headers: HTTPHeaders, sent: Date, received: Date) -> TimeInterval {
        let apparent = headers["Date"].flatMap { HTTPDate.date($0, now: received) }.map(received.timeIntervalSince) ?? 0
        let stated = headers["Age"].flatMap { UInt32($0) }.map(TimeInterval.init) ?? 0
        return max(0, apparent, stated + max(0, received.timeIntervalSince(sent)))
    }

    /// RFC 9111 §4.2.1; an `Expires` that is no date has passed (§5.3).
    private static func lifetime(of headers: HTTPHeaders, received: Date) -> TimeInterval? {
        if let seconds = CacheControl(headers).maxAge { return seconds }
        guard let expires = headers["Expires"] else { return nil }
        let made = headers["Date"].flatMap { HTTPDate.date($0, now: received) } ?? received
        return HTTPDate.date(expires, now: received)?.timeIntervalSince(made) ?? 0
    }
}
