import Testing

extension SignalTests {
    @Suite(.serialized, .timeLimit(.minutes(2)))
    struct RandomEditTests {
        /// Wide text, marks, families, flags and both directions are typed, moved over, deleted, cut, put back, pasted
        /// and recalled, while messages and status lines come and the window changes its size.
        @Test(arguments: [1, 2, 3, 4] as [UInt64])
        func `whatever is done, the screen shows it`(seed: UInt64) async throws {
            try await RandomEditor(seed: seed).edit(steps: 500)
        }
    }
}
