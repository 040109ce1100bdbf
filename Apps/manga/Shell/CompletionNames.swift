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

    /// What a question may be answered with.
    enum Answers {
        /// What nobody can offer: a name, yes or no.
        case anything
        /// What may be opened: environments and folders.
        case starts
        /// What may stand behind these words of a command.
        case behind([String])
    }

    /// How long a person may wait for an answer; without it, what is kept here is offered.
    private static let patience = DispatchTimeInterval.milliseconds(150)

    private struct State {
        var names = Completion.Names()
        var language = Language.english
        var source: Source?
        /// Nil where a command is being typed.
        var answers: Answers?
    }

    private let state = Mutex(State())

    func set(language: Language) {
        state.withLock { $0.language = language }
    }

    var language: Language { state.withLock { $0.language } }

    func set(answers: Answers?) {
        state.withLock { $0.answers = answers }
    }

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
            if let conditions { state.names.conditions = conditions.compactMap(\.shown) }
            if let mangas { state.names.mangas = mangas.compactMap(\.shown) }
            if let chapters { state.names.chapters = chapters.compactMap(\.shown) }
        }
    }

    func candidates(before: [String], partial: String) -> [CompletionCandidate] {
        switch state.withLock(\.answers) {
        case nil: commands(before: before, partial: partial)
        case .anything: []
        case .starts: starts(beginningWith: partial)
        case .behind(let words): commands(before: words + before, partial: partial)
        }
    }

    private func commands(before: [String], partial: String) -> [CompletionCandidate] {
        let state = state.withLock { $0 }
        var completion = Completion(names: state.names, language: state.language)
        if let source = state.source { completion.lookUp = { CompletionNames.answer(of: source, to: $0) } }
        return completion.candidates(before: before, partial: partial)
    }

    /// A path is one word, blanks or not.
    private func starts(beginningWith partial: String) -> [CompletionCandidate] {
        commands(before: [EnvCommand.spec.name, EnvironmentAction.check.rawValue], partial: partial)
            + commands(before: [ServeCommand.spec.name], partial: partial)
    }

    /// Blocks the calling thread, the editor's own, until the answer is there or patience ends.
    private static func answer(of source: @escaping Source, to wish: Completion.Wish) -> [CompletionCandidate] {
        let slip = AnswerSlip()
        let task = Task.detached { slip.fill(in: await source(wish).compactMap(\.shown)) }
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
    /// Names come from servers: without what is invisible, as it is found by too; nil where nothing is left of it, or a
    /// terminal must not see it.
    fileprivate var shown: CompletionCandidate? {
        let name = text.neutralised
        let isWhole = Set(text.unicodeScalars).isSuperset(of: name.unicodeScalars)
        guard isWhole, !name.isEmpty else { return nil }
        return CompletionCandidate(text: name, note: note.neutralised, isComplete: isComplete)
    }
}
