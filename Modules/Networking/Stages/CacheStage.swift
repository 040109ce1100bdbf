public import Foundation

/// Answers from a `ResponseCache` where the rules of RFC 9111 for a private cache allow it.
///
/// Only a GET that says `cachePolicy = .cached`, without a sink, a range or conditions of its own, is looked up and
/// kept. A request that may change something empties the cache, unless the server refused it. Where the server cannot
/// be reached or fails, an answer that is too old stands in, if it may: `freshness` says so.
public struct CacheStage: HTTPTransport {
    private let cache: ResponseCache
    private let next: any HTTPTransport
    private let now: @Sendable () -> Date

    public init(
        _ cache: ResponseCache,
        over next: any HTTPTransport,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.cache = cache
        self.next = next
        self.now = now
    }

    public func send(_ request: HTTPRequest, to sink: (any BodySink)?) async throws -> HTTPResponse {
        if !request.method.isSafe { return try await change(request, sink) }
        guard sink == nil, request.mayBeKept else { return try await next.send(request, to: sink) }
        let visit = Visit(
            request: request,
            kept: cache.response(to: request),
            sent: now(),
            generation: cache.generation
        )
        if let kept = visit.kept, kept.isFresh(for: request, at: visit.sent) {
            return kept.response(.cached(age: Duration(clamping: kept.age(at: visit.sent))))
        }
        return try await ask(visit)
    }

    public func shutdown() async {
        await next.shutdown()
    }

    private struct Visit {
        let request: HTTPRequest
        let kept: KeptResponse?
        let sent: Date
        let generation: Int
    }

    /// What a lost answer would have said is unknown, so that only a refusal leaves the cache as it is.
    private func change(_ request: HTTPRequest, _ sink: (any BodySink)?) async throws -> HTTPResponse {
        var isRefused = false
        defer { if !isRefused { cache.removeAll() } }
        let response = try await next.send(request, to: sink)
        isRefused = response.status >= 400
        return response
    }

    private func ask(_ visit: Visit) async throws -> HTTPResponse {
        do {
            let request = visit.kept?.validating(visit.request) ?? visit.request
            let response = try await next.send(request, to: nil)
            if [500, 502, 503, 504].contains(response.status), let standIn = standIn(visit) { return standIn }
            return keep(response, visit)
        } catch let error where error.isPassingFailure {
            guard let standIn = standIn(visit) else { throw error }
            return standIn
        }
    }

    private func standIn(_ visit: Visit) -> HTTPResponse? {
        guard let kept = visit.kept, kept.mayStandIn(for: visit.request, at: now()) else { return nil }
        return kept.response(.stale(age: Duration(clamping: kept.age(at: now()))))
    }

    private func keep(_ response: HTTPResponse, _ visit: Visit) -> HTTPResponse {
        let lifetime = cache.limits.lifetime
        if response.status == 304, let kept = visit.kept {
            let updated = kept.updated(by: response, sent: visit.sent, received: now(), lifetime: lifetime)
            cache.keep(updated, for: visit.request, generation: visit.generation)
            return updated.response(.revalidated, as: response)
        }
        // Any other failure says nothing about what is kept.
        guard response.isSuccess || [404, 410].contains(response.status) else { return response }
        let kept = KeptResponse(
            response,
            to: visit.request,
            sent: visit.sent,
            received: now(),
            lifetime: lifetime
        )
        cache.keep(kept, for: visit.request, generation: visit.generation)
        return response
    }
}

extension HTTPRequest {
    /// Whether a cache may answer it, and keep its answer.
    fileprivate var mayBeKept: Bool {
        let conditions = ["Range", "If-None-Match", "If-Modified-Since", "If-Match", "If-Unmodified-Since", "If-Range"]
        return method == .get && cachePolicy == .cached && body == nil && !CacheControl(headers).forbidsKeeping
            && conditions.allSatisfy { headers[$0] == nil }
    }
}

extension KeptResponse {
    /// As an answer that took no time and no try; `as` names the one that confirmed it.
    fileprivate func response(_ freshness: HTTPResponse.Freshness, as other: HTTPResponse? = nil) -> HTTPResponse {
        var response = response
        response.freshness = freshness
        response.tries = other?.tries ?? 0
        response.version = other?.version ?? ""
        response.duration = other?.duration ?? .zero
        response.certificateExpiry = other?.certificateExpiry
        return response
    }
}

extension Error {
    /// Whether it says that the server cannot be reached for the moment.
    fileprivate var isPassingFailure: Bool {
        switch self {
        case let error as TransportError: error.isTransient
        case let error as TriedError: error.last.isTransient
        default: false
        }
    }
}
