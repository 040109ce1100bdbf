import MangaConfig
import MangaDownloads
import MangaKit
import MangaLocalization
import MangaModels
import MangaPresentation
import MangaStorage

/// What one `download` put in the queue, and what it left out.
@MainActor
final class DownloadBatch {
    private(set) var order: DownloadOrder
    private(set) var mangas = 0
    private var chapters = 0
    /// Manga whose chapters could not be listed.
    private(set) var unlisted = 0

    init(_ order: DownloadOrder) {
        self.order = order
    }

    /// How far it is.
    func listing() -> Message {
        Message(ShellPhrase.listing, ["mangas": .count(mangas), "chapters": .count(chapters)])
    }

    /// Queues every chapter of `manga`; one whose chapters cannot be listed is said and counted, not fatal.
    func add(_ manga: Manga, from source: any MangaSource, _ wish: DownloadWish, in session: Session) async throws {
        mangas += 1
        let listed: [Chapter]
        do {
            listed = try await source.chapters(of: manga)
        } catch let error where !(error is CancellationError) {
            session.output.complain(error)
            unlisted += 1
            return
        }
        chapters += listed.count
        let kit = try await session.live()
        let environment = session.config.id
        try await kit.library.catalogue.save(manga, in: environment)
        try await kit.library.catalogue.save(listed, of: manga, in: environment)
        let admissions = try await kit.downloads.admit(
            listed,
            of: manga,
            in: environment,
            priority: wish.priority,
            options: wish.options
        )
        order.add(DownloadOrder(admissions, of: listed, priority: wish.priority))
    }

    var messages: [Message] {
        let messages = order.messages
        return messages.isEmpty ? [Message(OrderPhrase.queued, ["count": 0])] : messages
    }

    var facts: [String: Done.Fact] {
        var facts: [String: Done.Fact] = [
            "queued": .count(order.queued.count), "alreadyQueued": .count(order.alreadyQueued.count),
            "alreadyDownloading": .count(order.alreadyDownloading.count),
            "alreadyDownloaded": .count(order.alreadyStored.count),
        ]
        facts["code"] = order.code.map { .text($0) }
        if order.priority != nil { facts["raised"] = .count(order.raised) }
        return facts
    }
}
