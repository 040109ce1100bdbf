import Testing

/// Draws one library for all tests of a suite and removes it behind the last.
struct DrawnOnce: SuiteTrait, TestScoping {
    @TaskLocal static var library: TemporaryLibrary?

    @concurrent
    func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable @concurrent () async throws -> Void
    ) async throws {
        try await DrawnOnce.$library.withValue(TemporaryLibrary(), operation: function)
    }
}
