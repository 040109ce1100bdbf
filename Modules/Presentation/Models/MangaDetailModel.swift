public import Foundation
import MangaDownloads
public import MangaLocalization
public import MangaModels
public import MangaStorage
public import Observation

/// The state and the intents of the MangaDetail screen (seed 001).
///
/// Works from the library when the server cannot be asked, and says so by `failure`. What is on the screen never
/// vanishes because of a failure.
@MainActor
@Observable
public final class MangaDetailModel {
    public private(set) var manga: Manga
    /// Why the last load did not go well, as a sentence; nil after a good one.
    public private(set) var failure: Message?
    /// When the server said what is shown, where it did not answer the last load; nil after a good one.
    public private(set) var knownSince: Date?

    private var listed: [Chapter] = []
    private(set) var stored: [StoredChapter] = []
    /// Chapters that were downloaded and are not on this disk any more.
    private var missing: [StoredChapter] = []
    /// Completed downloads that `stored` knows of, or that were deleted since.
    private var seen: Set<String> = []
    private(set) var progress: [Chapter.ID: ReadingProgress] = [:]
    @ObservationIgnored let context: ScreenContext

    /// The screen of `manga`, empty until `load()`.
    public init(_ manga: Manga, in context: ScreenContext) {
        self.manga = manga
        self.context = context
    }

    /// The chapters in reading order, each with its state as it is now.
    ///
    /// Chapters that are on this disk, or were, are there even when the server no longer lists them.
    public var chapters: [ChapterRow] {
        let states = ChapterStates(
            of: manga,
            in: context.environment,
            context.downloads,
            stored: stored,
            missing: missing,
            seen: seen,
            progress: progress
        )
        return ReadingOrder.merged(listed, with: (stored + missing).map(\.info.chapter)).map(states.row)
    }

    public var report: MangaDetailReport {
        MangaDetailReport(manga: manga, chapters: chapters, failure: failure, knownSince: knownSince)
    }

    /// Asks the server and keeps what it says in the library; falls back to the library when it does not answer.
    ///
    /// A cancelled load leaves the state alone.
    public func load() async {
        do {
            let fresh = try await context.source.manga(slug: manga.slug)
            let chapters = try await context.source.chapters(of: fresh)
            (manga, listed, failure, knownSince) = (fresh, chapters, nil, nil)
            try await keep()
        } catch is CancellationError {
            return
        } catch {
            await fallBack(because: Message(saying: error))
        }
        await refresh()
    }

    /// Looks again at what is on this disk, and at what was read.
    public func refresh() async {
        do {
            try await context.downloads.list(.manga(manga.id, in: context.environment))
            let completed = context.downloads.completedDownloads.map(\.id)
            stored = try await context.pages.chapters(in: context.environment, of: manga.id)
            missing = try await context.pages.missing(in: context.environment, of: manga.id)
            seen = Set(completed)
            let read = try await context.catalogue.progress(of: manga.id, in: context.environment)
            progress = Dictionary(read.map { ($0.chapter, $0) }) { first, _ in first }
        } catch is CancellationError {
            return
        } catch {
            failure = Message(PresentationPhrase.libraryUnread, ["reason": .message(Message(saying: error))])
        }
    }

    /// Puts the selected chapters in the queue; those on this disk already are named and left out.
    ///
    /// The wish is durable when this returns. Throws `SelectionError`, or `DownloadError` where the queue cannot be
    /// written.
    @discardableResult
    public func download(
        _ selection: Selection,
        priority: Int? = nil,
        options: DownloadOptions = DownloadOptions()
    ) async throws -> DownloadOrder {
        let chosen = try selection.chapters(from: chapters)
        let admissions = try await context.downloads.admit(
            chosen,
            of: manga,
            in: context.environment,
            priority: priority,
            options: options
        )
        await refresh()
        return DownloadOrder(admissions, of: chosen, priority: priority)
    }

    private func keep() async throws {
        do {
            try await context.catalogue.save(manga, in: context.environment)
            try await context.catalogue.save(listed, of: manga, in: context.environment)
        } catch let error as CancellationError {
            throw error
        } catch StorageError.notPermitted, StorageError.readOnly {
            // Who may only look keeps nothing, and misses nothing by it.
            return
        } catch {
            failure = Message(PresentationPhrase.notKept, ["reason": .message(Message(saying: error))])
        }
    }

    private func fallBack(because reason: Message) async {
        if listed.isEmpty { await recall() }
        // Without a date, what is known is shown all the same; of one that was only listed, that is no chapter.
        knownSince = try? await context.catalogue.updatedAt(of: manga.id, in: context.environment)
        if let knownSince {
            failure = Message(LibraryPhrase.offlineSince, ["reason": .message(reason), "date": .date(knownSince)])
        } else {
            failure = listed.isEmpty ? reason : Message(PresentationPhrase.offline, ["reason": .message(reason)])
        }
    }

    /// Takes what the library knows; a library that cannot be read is said by the refresh that follows.
    private func recall() async {
        // Whatever is wrong with the library, `refresh` meets it too and has the words.
        if let known = try? await context.catalogue.manga(manga.id, in: context.environment) { manga = known }
        listed = (try? await context.catalogue.chapters(of: manga.id, in: context.environment)) ?? []
    }
}
