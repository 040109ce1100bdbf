import MangaModels
import MangaSQLite

/// Which rows of `copy` are meant, said so that its indices serve: a condition that may be none keeps them from it.
struct CopyPlace {
    /// Begins with AND; empty for all.
    private(set) var condition = ""
    private(set) var values: [any Bindable] = []

    init(_ environment: EnvironmentID?, _ manga: Manga.ID?) {
        if let environment { add("copy.environment = ?", environment.rawValue) }
        if let manga { add("copy.manga = ?", manga.rawValue) }
    }

    mutating func add(_ condition: String, _ values: any Bindable...) {
        self.condition += " AND " + condition
        self.values += values
    }
}
