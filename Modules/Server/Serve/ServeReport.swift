import MangaArchives
public import MangaLocalization
import MangaModels

/// What a server serves, for the person who started it.
public struct ServeReport: Hashable, Sendable {
    public let address: ServerAddress
    public let folder: String
    public let mangas: Int
    public let chapters: Int
    /// What cannot be read, in English, each with its reason; hostile text as it was found.
    public let problems: [String]

    init(address: ServerAddress, folder: String, scan: ComicScan) {
        self.address = address
        self.folder = folder
        let all = scan.series.flatMap(\.chapters)
        mangas = scan.series.count
        chapters = all.count
        problems = all.compactMap(\.chapter.problem) + scan.skipped.map { "\($0)" }
    }

    /// One line that says what is served and where, and one that leads the problems in where there are any.
    public var lines: [Message] {
        let summary = Message(
            ServerPhrase.serving,
            [
                "mangas": .count(mangas), "chapters": .count(chapters), "folder": .text(folder),
                "url": .text(address.url),
            ]
        )
        return problems.isEmpty
            ? [summary] : [summary, Message(ServerPhrase.problems, ["count": .count(problems.count)])]
    }
}
