extension Queue {
    /// The queue's versions, each as soon as it is seen; the first one at once.
    ///
    /// Looks every `interval`, which is how late another process's change may be seen. Ends when the surrounding task is
    /// cancelled; a look that fails is made again at the next one.
    public func changes(every interval: Duration, clock: any Clock<Duration>) -> AsyncStream<Int> {
        let seen = SeenVersion()
        return AsyncStream {
            while !Task.isCancelled {
                // What keeps the library from answering is said by every other call.
                if let version = try? await version(), seen.isNews(version) { return version }
                // Only cancellation ends a sleep early, and the loop's condition sees that.
                try? await clock.sleep(for: interval)
            }
            return nil
        }
    }
}
