import MangaText
import Synchronization

/// The names that completion offers, written by commands and read on the editor's thread.
final class CompletionNames: Sendable {
    private let names = Mutex(Completion.Names())

    func set(environments: [String]) {
        names.withLock { $0.environments = environments }
    }

    /// Slugs and chapter numbers come from servers: what a terminal must not see is no candidate.
    func set(mangas: [String]? = nil, chapters: [String]? = nil, tasks: [String]? = nil) {
        names.withLock { names in
            if let mangas { names.mangas = mangas.filter(CompletionNames.isPlain) }
            if let chapters { names.chapters = chapters.filter(CompletionNames.isPlain) }
            if let tasks { names.tasks = tasks.filter(CompletionNames.isPlain) }
        }
    }

    func candidates(before: [String], partial: String) -> [String] {
        Completion(names: names.withLock { $0 }).candidates(before: before, partial: partial)
    }

    private static func isPlain(_ name: String) -> Bool {
        name.neutralised == name && !name.contains { "\"'\\#".contains($0) }
    }
}
