import Dispatch
import MangaConfig
import MangaLocalization
import MangaTerminal
import MangaText
import Synchronization

/// The names that completion offers, written by commands and read on the editor's thread.
final class CompletionNames: Sendable {
    /// Answers what is not kept here.
    typealias Source = @Sendable (Completion.Wish) async -> [CompletionCandidate]

    /// How long a person may wait for an answer; without it, what is kept here is offered.
    private static let patience = DispatchTimeInterval.milliseconds(150)

    private struct State {
        var names = Completion.Names()
        var language = Language.english
        var source: Source?
    }

    private let state = Mutex(State())

    func set(language: Language) {
        state.withLock { $0.language = language }
    }

    var language: Language { state.withLock { $0.language } }

    func set(source: @escaping Source) {
        state.withLock { $0.source = source }
    }

    func set(environments: [APIConfig]) {
        state.withLock { $0.names.environments = environments }
    }

    func set(aliases: [Alias]) {
        state.withLock { $0.names.aliases = aliases }
    }

    func set(
        mangas: [CompletionCandidate]? = nil,
        chapters: [CompletionCandidate]? = nil,
        conditions: [CompletionCandidate]? = nil
    ) {
        state.withLock { state in
            if let conditions { state.names.conditions = conditions.filter(\.isPlain) }
            if let mangas { state.names.mangas = mangas.filter(\.isPlain) }
            if let chapters { state.names.chapters = chapters.filter(\.isPlain) }
        }
    }

    func candidates(before: [String], partial: String) -> [CompletionCandidate] {
        let state = state.withLock { $0 }
        var completion = Completion(names: state.names, language: state.language)
        if let source = state.source { completion.lookUp = { CompletionNames.answer(of: source, to: $0) } }
        return completion.candidates(before: before, partial: partial)
    }

    /// What a start may open: environments, and folders.
    ///
    /// A path is one word, blanks or not.
    func starts(beginningWith partial: String) -> [CompletionCandidate] {
        candidates(before: [EnvCommand.spec.name, EnvironmentAction.check.rawValue], partial: partial)
            + candidates(before: [ServeCommand.spec.name], partial: partial)
    }

    /// Blocks the calling thread, the editor's own, until the answer is there or patience ends.
    private static func answer(of source: @escaping Source, to wish: Completion.Wish) -> [CompletionCandidate] {
        let slip = AnswerSlip()
        let task = Task.detached { slip.fill(in: await source(wish).filter(\.isPlain)) }
        defer { task.cancel() }
        return slip.wait(for: patience)
    }
}

/// One answer on its way from a task to a thread that waits.
private final class AnswerSlip: Sendable {
    private let answer = Mutex<[CompletionCandidate]>([])
    private let isFilled = DispatchSemaphore(value: 0)

    func fill(in answer: [CompletionCandidate]) {
        self.answer.withLock { $0 = answer }
        isFilled.signal()
    }

    /// Empty where nothing has come in time.
    func wait(for patience: DispatchTimeInterval) -> [CompletionCandidate] {
        _ = isFilled.wait(timeout: .now() + patience)
        return answer.withLock { $0 }
    }
}

extension CompletionCandidate {
    /// Names come from servers: what a terminal must not see is no candidate.
    fileprivate var isPlain: Bool { text.neutralised == text }
}
