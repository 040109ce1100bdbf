import MangaModels
import MangaStorage

/// Measures the queue of a library in the folder of the first argument, with as many chapters as the second says.
@main
struct Main {
    private let library: Library
    private let queue: any Queue

    static func main() async throws {
        let words = CommandLine.arguments
        guard words.count == 3, let count = Int(words[2]), count > 0 else {
            return print("usage: queue-bench FOLDER COUNT")
        }
        let library = try await Library.open(at: words[1])
        let bench = Main(library: library, queue: library.queue)
        try await bench.run(count)
        await library.close()
    }

    private func run(_ count: Int) async throws {
        let chapters = chapters(count)
        try await measure("added") { _ = try await queue.enqueue(chapters, priority: 0, options: DownloadOptions()) }
        try await measure("first screen") { try await look() }
        try await measure("first screen again") { try await look() }
        for claim in ["next claim", "claim after it"] {
            try await measure(claim) {
                _ = try await queue.claim(owner: "bench", lease: .seconds(60), excluding: [])
            }
        }
        try await measure("cancel all") { _ = try await queue.cancel(.all) }
        try await measure("first screen, empty") { try await look() }
        try await measure("claim from nothing") {
            _ = try await queue.claim(owner: "bench", lease: .seconds(60), excluding: [])
        }
    }

    /// What the Downloads screen reads: the rows whose turn comes first, the counts, and the history.
    private func look() async throws {
        _ = try await queue.active(limit: 200, offset: 0)
        _ = try await queue.counts()
        for kind in QueuedDownload.Outcome.Kind.allCases { _ = try await queue.history(kind) }
    }

    private func chapters(_ count: Int) -> [ChapterInfo] {
        (0..<count).map { number in
            let series = "series-\(number / 1000)"
            let chapter = "\(number % 1000 + 1)"
            return ChapterInfo(
                environment: EnvironmentID("production"),
                manga: Manga(id: Manga.ID(series), slug: series, title: "Series \(number / 1000)"),
                chapter: Chapter(id: Chapter.ID("\(series)-\(chapter)"), number: ChapterNumber(chapter), slug: chapter)
            )
        }
    }

    private func measure(_ what: String, _ work: () async throws -> Void) async throws {
        let start = ContinuousClock.now
        try await work()
        let time = start.duration(to: .now) / .milliseconds(1)
        print("\(what.padded(to: 22))\((time * 10).rounded() / 10) ms")
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(1, width - count))
    }
}
