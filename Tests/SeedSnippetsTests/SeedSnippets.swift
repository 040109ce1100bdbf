import MangaConfig
import Testing

/// The usages in the seeds, as code.
///
/// They speak of `APIConfig.current`, which belongs to the whole process: whatever reads or sets it stands in here, so
/// that one test has it at a time.
@Suite(.serialized)
enum SeedSnippets {
    /// Runs `work` while `config` is current, and puts back what was.
    @discardableResult
    static func during<Value>(_ config: APIConfig, _ work: () async throws -> Value) async rethrows -> Value {
        let before = APIConfig.current
        APIConfig.current = config
        defer { APIConfig.current = before }
        return try await work()
    }
}
