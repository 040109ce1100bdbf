import Foundation
public import MangaConfig
public import MangaLocalization
public import MangaModels
public import MangaNetworking

/// A source behind mock files, which makes lists of what the other files say.
///
/// A recorded session has the answers to what somebody asked then; who plays it again asks in another order. A list that
/// has no file is made of every manga in the recorded lists and details; where none of them fits, the missing file is the
/// error. Chapters and pages are never made up.
public struct RecordedSource: MangaSource {
    private let source: MangaReaderSource
    private let config: APIConfig
    private let mocks: MockTransport
    private let tell: @Sendable (Message) -> Void

    /// `tell` hears of each list that is made.
    public init(
        _ source: MangaReaderSource,
        in config: APIConfig,
        mocks: MockTransport,
        tell: @escaping @Sendable (Message) -> Void
    ) {
        self.source = source
        self.config = config
        self.mocks = mocks
        self.tell = tell
    }

    public func popular() async throws -> [Manga] {
        do {
            return try await source.popular()
        } catch let error as MockError where error.isMissing {
            return try told(known, else: error)
        }
    }

    /// Who asks for one manga by its name is not told: a search has no more to say.
    public func search(_ text: String, offset: Int, limit: Int) async throws -> [Manga] {
        do {
            return try await source.search(text, offset: offset, limit: limit)
        } catch let error as MockError where error.isMissing {
            let known = known
            let wanted = text.lowercased()
            if let manga = known.first(where: { $0.title.lowercased() == wanted || $0.slug == wanted }) {
                return [manga]
            }
            let found = known.filter { manga in
                wanted.isEmpty
                    || ([manga.title, manga.author ?? ""] + manga.alternativeTitles)
                        .contains { $0.lowercased().contains(wanted) }
            }
            return try told(Array(found.dropFirst(max(0, offset)).prefix(max(1, limit))), else: error)
        }
    }

    public func manga(slug: String) async throws -> Manga {
        do {
            return try await source.manga(slug: slug)
        } catch let error as MockError where error.isMissing {
            guard let manga = known.first(where: { $0.slug == slug }) else { throw error }
            return manga
        }
    }

    public func chapters(of manga: Manga) async throws -> [Chapter] {
        try await source.chapters(of: manga)
    }

    public func pages(of chapter: Chapter, in manga: Manga) async throws -> [Page] {
        try await source.pages(of: chapter, in: manga)
    }

    private func told(_ mangas: [Manga], else error: MockError) throws(MockError) -> [Manga] {
        if mangas.isEmpty { throw error }
        tell(Message(SourcesPhrase.recordedList, ["count": .count(mangas.count)]))
        return mangas
    }

    /// Every manga that a file tells of, the popular ones first.
    private var known: [Manga] {
        var seen: Set<Manga.ID> = []
        return [Router.popular, .search("", offset: 0, limit: 1)]
            .compactMap { try? $0.call().request(in: config) }  // An address that is none has no answers.
            .flatMap { mocks.answers(beside: $0) }
            .flatMap(RecordedSource.mangas)
            .filter { seen.insert($0.id).inserted }
    }

    /// What is neither a list of manga nor one has none.
    private static func mangas(in body: Data) -> [Manga] {
        if let list = try? JSONDecoder().decode(LossyList<Manga>.self, from: body) { return list.items }
        return (try? JSONDecoder().decode(Manga.self, from: body)).map { [$0] } ?? []
    }
}

extension MockError {
    fileprivate var isMissing: Bool {
        if case .noFile = self { true } else { false }
    }
}
