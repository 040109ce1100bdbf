import MangaModels

/// Gives every manga a slug of its own.
enum SlugKeeper {
    /// A slug that is empty or taken already gains a part of the id; the first to have it keeps it.
    static func unique(_ series: [ComicSeries]) -> [ComicSeries] {
        var taken: Set<String> = []
        return series.map { entry in
            var entry = entry
            let id = entry.id.rawValue
            let wanted = entry.slug.isEmpty ? "manga-\(id.prefix(8))" : entry.slug
            let choices = [wanted, "\(wanted)-\(id.prefix(8))", "\(wanted)-\(id)"]
            entry.manga.slug = choices.first { !taken.contains($0) } ?? id
            taken.insert(entry.manga.slug)
            return entry
        }
    }
}
