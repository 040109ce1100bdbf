import MangaConfig
import MangaDownloads
import MangaKit
import MangaLocalization
import MangaModels
import MangaPresentation
import MangaStorage
import MangaTerminal
import MangaText

extension Session {
    /// Keeps `mangas` as the list that `open 2` counts in; its first has the number `offset + 1`.
    ///
    /// `environments` says where each is from; all are of the current one where it is empty.
    func list(_ mangas: [Manga], from offset: Int = 0, of environments: [EnvironmentID] = []) {
        (listing, listingEnvironments, listingStart) = (mangas, environments, offset)
        completion.set(mangas: mangas.map(CompletionCandidate.init))
    }

    /// The manga that `text` means: a title or slug of the last list, its number there, or what the server finds.
    ///
    /// One that the last list has of another environment makes that the current one. Throws
    /// `ShellError.ambiguousManga` where it is the title of several.
    func find(_ text: String) async throws -> Manga {
        guard let (manga, environment) = try listed(text) else { return try await ask(for: text) }
        if environment != config.id {
            guard let other = environments[environment] else {
                throw ShellError.notOpenHere(title: manga.title, environment: environment.rawValue)
            }
            try enter(other)
            output.notice(
                Message(
                    ShellPhrase.switched,
                    ["name": .text(other.name), "url": .text(Secret.hidden(inURL: other.baseURL))]
                )
            )
        }
        return manga
    }

    /// The manga of the last list that `text` means, and where it is from; nil where it means another one, or there is
    /// no list.
    func listed(_ text: String) throws -> (Manga, EnvironmentID)? {
        if let manga = try listing.called(text), let place = listing.firstIndex(of: manga) {
            return (manga, environment(ofListed: place))
        }
        guard let number = Int(text), !listing.isEmpty else { return nil }
        let place = number &- 1 &- listingStart
        guard listing.indices.contains(place) else {
            throw ShellError.noSuchListing(number: number, first: listingStart + 1, last: listingStart + listing.count)
        }
        return (listing[place], environment(ofListed: place))
    }

    private func environment(ofListed place: Int) -> EnvironmentID {
        listingEnvironments.indices.contains(place) ? listingEnvironments[place] : config.id
    }

    private func ask(for text: String) async throws -> Manga {
        let kit = try await live()
        do {
            let source = kit.source(of: config)
            let found = try await patiently { try await source.search(text, offset: 0, limit: 50) }
            if let manga = try found.called(text) ?? (found.count == 1 ? found.first : nil) { return manga }
            let known = found.isEmpty ? try await similar(to: text, at: source) : found
            if let manga = try known.called(text) { return manga }
            if let number = Int(text), listing.isEmpty {
                throw ShellError.noSuchListing(number: number, first: 1, last: 0)
            }
            throw unknown(text, known)
        } catch let error where !(error is ShellError || error is CancellationError) {
            // Without the server the library may still know it.
            let catalogue = kit.library.catalogue
            let titled = try await catalogue.mangas(titled: text, in: config.id, limit: 50)
            if let manga = try titled.called(text) ?? (titled.count == 1 ? titled.first : nil) { return manga }
            if titled.count > 1 { throw unknown(text, titled) }
            let known = try await catalogue.mangas(in: config.id)
            if let manga = try known.called(text) { return manga }
            guard let nearest = Nearest.match(text, in: known.map(\.title)) else { throw error }
            throw ShellError.unreachedManga(text, nearest: nearest, reason: Message(saying: error))
        }
    }

    /// What `text` may be a slip of: manga that begin like one of its words, the first of the server, and the list.
    private func similar(to text: String, at source: any MangaSource) async throws -> [Manga] {
        let word = text.split(separator: " ").max { $0.count < $1.count } ?? ""
        let beginning = String(word.prefix(3))
        let alike = beginning.count == 3 ? try await source.search(beginning, offset: 0, limit: 100) : []
        return try await alike + source.search("", offset: 0, limit: 100) + listing
    }

    private func unknown(_ text: String, _ known: [Manga]) -> ShellError {
        var seen: Set<String> = []
        let titles = known.map(\.title).filter { seen.insert($0).inserted }
        return .unknownManga(
            text,
            environment: config.name,
            nearest: Nearest.match(text, in: titles),
            known: titles
        )
    }

    func model(of manga: Manga) async throws -> MangaDetailModel {
        MangaDetailModel(manga, in: try await context())
    }

    /// What the screens of the current environment ask.
    func context() async throws -> ScreenContext {
        let kit = try await live()
        return ScreenContext(
            environment: config.id,
            source: kit.source(of: config),
            catalogue: kit.library.catalogue,
            pages: kit.library.pages,
            downloads: kit.downloads
        )
    }

    /// The screen of `manga` as it is now; throws `ShellError.notOpened` where nobody knows its chapters.
    func loaded(_ manga: Manga) async throws -> MangaDetailModel {
        let model = try await model(of: manga)
        await patiently { await model.load() }
        try Task.checkCancellation()
        // Of one that was in a list, at least that is known.
        if let reason = model.failure, model.chapters.isEmpty, model.knownSince == nil {
            throw ShellError.notOpened(title: manga.title, reason: reason)
        }
        return model
    }

    /// The Downloads screen; `works` where this process is to work on what is queued.
    func downloadsModel(works: Bool = true) async throws -> DownloadsModel {
        let kit = try await works ? live() : looking()
        let library = kit.library
        return DownloadsModel(downloads: kit.downloads, pages: library.pages) { try await library.clear() }
    }
}

extension [Manga] {
    /// The one that `text` names: by slug or id, else by title, else by another title; nil where none is called so.
    ///
    /// Throws `ShellError.ambiguousManga` where several are.
    func called(_ text: String) throws -> Manga? {
        let named = filter { $0.isCalled(text) }
        if let exact = named.first(where: { $0.slug == text || $0.id.rawValue == text }) { return exact }
        let titled = named.filter { $0.title.isAlike(text) }
        let meant = titled.isEmpty ? named : titled
        guard Set(meant.map(\.id)).count > 1 else { return meant.first }
        throw ShellError.ambiguousManga(text, slugs: meant.map(\.slug))
    }
}

extension Manga {
    /// Whether `text` is its title, one of its other titles, its slug or its id; case aside.
    func isCalled(_ text: String) -> Bool {
        let names = [title, slug, id.rawValue] + alternativeTitles
        return names.contains { $0.isAlike(text) }
    }
}

extension String {
    /// Whether the two are the same on the screen, case aside: from there names are copied, and completed.
    fileprivate func isAlike(_ other: String) -> Bool {
        folded == other.folded
    }

    /// Without `U+200C` too, which may stay on the screen, where nobody sees it.
    private var folded: String {
        String(UnicodeScalarView(neutralised.lowercased().unicodeScalars.filter { $0 != "\u{200C}" }))
    }
}
