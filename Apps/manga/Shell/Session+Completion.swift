import MangaConfig
import MangaDownloads
import MangaKit
import MangaLocalization
import MangaModels
import MangaPresentation
import MangaStorage
import MangaTerminal

extension Session {
    /// More candidates than these nobody looks through.
    private static let offered = 200

    /// What completion asks for while somebody types: it waits for nothing that may take long.
    func candidates(_ wish: Completion.Wish) async -> [CompletionCandidate] {
        guard let kit else { return [] }
        switch wish {
        case .titles(let text):
            // Without the library, the last list is what there is.
            let found = try? await kit.library.catalogue.mangas(titled: text, in: config.id, limit: Self.offered)
            return (found ?? []).map(CompletionCandidate.init)
        case .tasks(let failed):
            let tasks = failed ? kit.downloads.failedDownloads : kit.downloads.activeDownloads
            return candidates(tasks, shown: shownDownloads[failed ? .failed : .active])
        case .stored:
            guard let model = opened else { return [] }
            // A library that cannot be read offers nothing; the error comes with the command.
            let here = try? await kit.library.pages.chapters(in: config.id, of: model.manga.id)
            let ids = Set((here ?? []).map(\.info.chapter.id))
            return model.chapters.map(\.chapter).filter { ids.contains($0.id) }.map {
                CompletionCandidate($0, in: language)
            }
        }
    }

    /// By their number in the list that was shown last, else in the one of now.
    private func candidates(_ tasks: [DownloadTask], shown: [DownloadRow.ID]?) -> [CompletionCandidate] {
        let known = Dictionary(tasks.map { ($0.id, $0) }) { first, _ in first }
        let ids = shown ?? tasks.prefix(Self.offered).map(\.id)
        return ids.prefix(Self.offered).enumerated().compactMap { place, id in
            known[id].map {
                CompletionCandidate(text: "\(place + 1)", note: "\($0.mangaTitle) \(ChapterLabel($0.chapter).text)")
            }
        }
    }
}

extension CompletionCandidate {
    /// A condition of a selection, such as `vol:2`.
    init(condition: String, in language: Language) {
        let phrase: WordPhrase? =
            switch condition.prefix(while: { $0 != ":" }) {
            case "vol": .inVolume
            case "lang": .inLanguage
            case "group": .byGroup
            default: nil
            }
        self.init(text: condition, note: phrase?.text(in: language) ?? "")
    }

    init(_ manga: Manga) {
        self.init(text: manga.title, note: manga.slug)
    }

    /// By what a person types to mean it: the number, else the id.
    init(_ chapter: Chapter, in language: Language) {
        let pages = chapter.pageCount.map { Message(PresentationPhrase.countPages, ["count": .count($0)]) }
        let title = chapter.title.flatMap { $0.isEmpty ? nil : $0 }
        let note = title ?? pages?.text(in: language) ?? chapter.group ?? ""
        self.init(text: chapter.number?.description ?? chapter.id.rawValue, note: note)
    }
}
