public import Foundation
import MangaConfig

extension HTTPClient {
    /// What the clients of one environment share: each has one owner, and nil leaves its stage out.
    public struct Services: Sendable {
        public var cache: ResponseCache?
        public var authenticator: Authenticator?
        /// The same for all environments.
        public var limiter: HostLimiter?
        public var log: RequestLog?
        /// Keeps calls short while nobody is there.
        public var reach: ReachMemory?
        public var clock: any Clock<Duration>
        public var now: @Sendable () -> Date
        /// From 0 up to 1: which part of a retry's delay is waited for.
        public var jitter: @Sendable () -> Double

        public init(
            cache: ResponseCache? = nil,
            authenticator: Authenticator? = nil,
            limiter: HostLimiter? = nil,
            log: RequestLog? = nil,
            reach: ReachMemory? = nil,
            clock: any Clock<Duration> = ContinuousClock(),
            now: @escaping @Sendable () -> Date = { Date() },
            jitter: @escaping @Sendable () -> Double = { Double.random(in: 0..<1) }
        ) {
            self.cache = cache
            self.authenticator = authenticator
            self.limiter = limiter
            self.log = log
            self.reach = reach
            self.clock = clock
            self.now = now
            self.jitter = jitter
        }
    }
}

extension HTTPClient.Services {
    /// The stages from the wire outwards: limits, a log of tries, retries, authentication, the cache, a log of calls.
    func pipeline(for config: APIConfig, over transport: any HTTPTransport) -> any HTTPTransport {
        var stage = transport
        if let limiter { stage = LimitStage(limiter, perMinute: config.requestsPerMinute, over: stage, now: now) }
        if let log { stage = LogStage(.attempt, to: log, over: stage, clock: clock) }
        stage = RetryStage(
            RetryPolicy(config),
            over: stage,
            clock: clock,
            now: now,
            jitter: jitter,
            memory: reach
        )
        if let authenticator { stage = AuthenticationStage(authenticator, over: stage) }
        if let cache { stage = CacheStage(cache, over: stage, now: now) }
        if let log { stage = LogStage(.call, to: log, over: stage, clock: clock) }
        return stage
    }
}
