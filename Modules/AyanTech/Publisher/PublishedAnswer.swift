/// What each subscription to a publisher does: a check that may fail at once, and the work behind it.
struct PublishedAnswer<Output: Sendable, Failure: Error>: Sendable {
    typealias Work = @Sendable () async -> Result<Output, Failure>

    /// Gives the work; a failure is delivered before `sink` returns.
    let prepare: @Sendable () -> Result<Work, Failure>
}
