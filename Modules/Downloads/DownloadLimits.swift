/// How much runs at once, and how often the queue hears of it.
public struct DownloadLimits: Hashable, Sendable {
    /// Chapters at once, of all processes that work on the queue; at least 1.
    ///
    /// One whose last page is asked for counts no longer, so that no connection idles while it ends; where only one is
    /// allowed, it does.
    public var chapters: Int
    /// Pages at once within one chapter; at least 1.
    public var pages: Int
    /// Pages at once from one host, over all chapters; at least 1.
    public var connectionsPerHost: Int
    /// How long a chapter stays claimed without a sign of life: the longest wait after a crash.
    public var lease: Duration
    /// Between two looks at the leases and at what other processes did.
    public var pulse: Duration
    /// Tries of one page before its chapter fails.
    public var tries: Int

    /// Pages at once in all chapters of an environment.
    var pagesInAll: Int { chapters * pages }

    public init(
        chapters: Int = 3,
        pages: Int = 5,
        connectionsPerHost: Int = 15,
        lease: Duration = .seconds(10),
        pulse: Duration = .seconds(1),
        tries: Int = 4
    ) {
        self.chapters = max(1, chapters)
        self.pages = max(1, pages)
        self.connectionsPerHost = max(1, connectionsPerHost)
        self.lease = lease
        self.pulse = pulse
        self.tries = max(1, tries)
    }
}
