import MangaModels

/// Makes a manga of the chapters that were found for it.
struct SeriesBuilder {
    let id: Manga.ID
    /// The folder's name, or what the files are called.
    let name: String
    let drafts: [ChapterDraft]

    /// The slug is that of the title; whoever has all manga makes it unique.
    func series() -> ComicSeries {
        let title = mostCommon(drafts.compactMap { $0.info?.series }) ?? name
        var chapters = drafts.map { draft in
            ComicChapter(chapter: draft.chapter(series: seriesName(in: draft, title)), path: draft.path)
        }
        let order = ChapterOrder(of: chapters.map(\.chapter))
        chapters.sort { order.isBefore($0.chapter, $1.chapter) ?? NaturalOrder.isBefore($0.path, $1.path) }
        nameChapters(&chapters)
        return ComicSeries(manga: manga(title, chapters), chapters: chapters)
    }

    /// Files may be called by the title or by the folder's name.
    private func seriesName(in draft: ChapterDraft, _ title: String) -> String {
        ChapterName.begins(draft.name, with: title) ? title : name
    }

    private func manga(_ title: String, _ chapters: [ComicChapter]) -> Manga {
        let byID = Dictionary(drafts.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let infos = chapters.compactMap { byID[$0.id]?.info }
        let others = [name] + infos.compactMap(\.alternateSeries)
        return Manga(
            id: id,
            slug: Slug.text(title),
            title: title,
            alternativeTitles: unique(others).filter { $0 != title },
            author: infos.lazy.compactMap(\.writer).first,
            summary: infos.lazy.compactMap(\.summary).first,
            genres: unique(infos.flatMap(\.genres)),
            chapterCount: chapters.count
        )
    }

    /// A chapter's slug is its number where that is unique and can stand in a route; else it stays the id.
    private func nameChapters(_ chapters: inout [ComicChapter]) {
        let counts = Dictionary(grouping: chapters.compactMap(\.chapter.number), by: \.self).mapValues(\.count)
        let ids = Set(chapters.map(\.id.rawValue))
        for index in chapters.indices {
            guard let number = chapters[index].chapter.number, counts[number] == 1 else { continue }
            guard Slug.isRoutePart(number.description), !ids.contains(number.description) else { continue }
            chapters[index].chapter.slug = number.description
        }
    }

    /// What more than half of the texts say, by their first form; nil where there is no such thing.
    private func mostCommon(_ texts: [String]) -> String? {
        let groups = Dictionary(grouping: texts) { $0.lowercased() }
        return groups.values.first { $0.count * 2 > texts.count }?.first
    }

    private func unique(_ texts: [String]) -> [String] {
        var seen: Set<String> = []
        return texts.filter { seen.insert($0.lowercased()).inserted }
    }
}
