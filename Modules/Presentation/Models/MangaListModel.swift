import Foundation
import MangaLocalization
import MangaModels
public import MangaStorage
public import Observation

/// The state and the intents of the Popular and Search screens.
///
/// Each answer of the server is kept in the library; where it does not answer, the last one is shown, and said to be old,
/// else what the library knows that fits. What is on the screen never vanishes because of a failure.
@MainActor
@Observable
public final class MangaListModel {
    public private(set) var report: MangaListReport
    /// What was asked for last.
    public private(set) var question: ListQuestion

    @ObservationIgnored private let context: ScreenContext

    /// The screen of `question`, empty until `load()`.
    public init(_ question: ListQuestion, in context: ScreenContext) {
        self.question = question
        self.context = context
        report = MangaListReport(answering: question, [])
    }

    /// Asks the server and keeps what it says.
    ///
    /// Throws what the source throws where nothing else is known; what was there stays, and the failure is said. A
    /// cancelled load leaves the state alone.
    public func load() async throws {
        let mangas: [Manga]
        do {
            mangas = try await ask()
        } catch let error as CancellationError {
            throw error
        } catch {
            return try await fallBack(after: error)
        }
        report = MangaListReport(answering: question, mangas)
        try await keep(mangas)
    }

    private func ask() async throws -> [Manga] {
        switch question {
        case .popular: try await context.source.popular()
        case .search(let text, let offset, let limit):
            try await context.source.search(text, offset: offset, limit: limit)
        }
    }

    private func keep(_ mangas: [Manga]) async throws {
        do {
            try await context.catalogue.save(mangas, answering: question, in: context.environment)
        } catch let error as CancellationError {
            throw error
        } catch StorageError.notPermitted, StorageError.readOnly {
            // Who may only look keeps nothing, and misses nothing by it.
            return
        } catch {
            report.failure = Message(PresentationPhrase.notKept, ["reason": .message(Message(saying: error))])
        }
    }

    private func fallBack(after error: any Error) async throws {
        let reason = Message(saying: error)
        // A library that cannot be read has nothing; the server's failure is what was asked about.
        if let kept = try? await context.catalogue.list(question, in: context.environment), !kept.mangas.isEmpty {
            report = MangaListReport(answering: question, kept.mangas)
            say(reason, LibraryPhrase.offlineSince, kept.answeredAt)
        } else if !report.mangas.isEmpty {
            report.failure = Message(PresentationPhrase.offline, ["reason": .message(reason)])
        } else if let found = try? await known(), !found.entries.isEmpty {
            report = MangaListReport(question.known, offset: question.offset, mangas: found.entries.map(\.manga))
            let dates = found.entries.compactMap(\.knownAt)
            say(reason, LibraryPhrase.fromLibrary, dates.max() ?? .distantPast)
        } else {
            throw await isNamed(question.text) ? ListError.nothingKnown(question.text, reason: reason) : error
        }
    }

    /// Whether there are manga that `text` could have been a part of: of an empty library nobody needs to hear that.
    private func isNamed(_ text: String) async -> Bool {
        guard !text.isEmpty else { return false }
        let some = try? await context.catalogue.library(LibraryQuery(limit: 1), in: context.environment)
        return some.map { $0.count > 0 } ?? false
    }

    private func say(_ reason: Message, _ phrase: LibraryPhrase, _ date: Date) {
        report.failure = Message(phrase, ["reason": .message(reason), "date": .date(date)])
        report.knownSince = date
    }

    /// What the library knows that fits: for what is popular, what was read last.
    private func known() async throws -> LibraryExcerpt {
        let query =
            switch question {
            case .popular: LibraryQuery(order: .read)
            case .search(let text, let offset, let limit): LibraryQuery(text, offset: offset, limit: limit)
            }
        return try await context.catalogue.library(query, in: context.environment)
    }
}

extension ListQuestion {
    fileprivate var text: String {
        if case .search(let text, _, _) = self { text } else { "" }
    }

    var offset: Int {
        if case .search(_, let offset, _) = self { offset } else { 0 }
    }

    /// What a list is that the library answers.
    fileprivate var known: MangaListReport.Kind {
        if case .search(let text, _, _) = self { .search(text) } else { .library }
    }
}

extension MangaListReport {
    fileprivate init(answering question: ListQuestion, _ mangas: [Manga]) {
        switch question {
        case .popular: self.init(.popular, mangas: mangas)
        case .search(let text, let offset, _): self.init(.search(text), offset: offset, mangas: mangas)
        }
    }
}
