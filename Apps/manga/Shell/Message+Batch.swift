import MangaLocalization

extension Message {
    /// How downloads ended; of the completed ones, `gaps` do without pages.
    static func batch(completed: Int, failed: Int, gaps: Int) -> Message {
        Message(
            gaps > 0 ? ShellPhrase.batchEndedWithGaps : .batchEnded,
            ["completed": .count(completed), "failed": .count(failed), "gaps": .count(gaps)]
        )
    }
}
