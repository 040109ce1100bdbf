import MangaLocalization
import MangaModels
import MangaPresentation
import MangaStorage
import MangaText

/// Measures screens from the question to their text, over the library in the folder of the first argument.
///
/// With `--make` it only makes the library, empty, so that its tables are those of the program.
@main
@MainActor
struct Main {
    private static let environment = EnvironmentID("bench")
    private static let runs = 25

    private let library: Library

    static func main() async throws {
        let words = CommandLine.arguments
        guard words.count >= 2 else { return print("usage: screens-bench FOLDER [--make]") }
        let library = try await Library.open(at: words[1])
        if !words.contains("--make") { try await Main(library: library).run() }
        await library.close()
    }

    private func run() async throws {
        for (name, query) in [
            ("library, first page", LibraryQuery()), ("library, by size", LibraryQuery(order: .size)),
            ("library, by unread", LibraryQuery(order: .unread)), ("library, row 90,000", LibraryQuery(offset: 90_000)),
            ("part of a title", LibraryQuery("antern")), ("two characters", LibraryQuery("灯の")),
            ("a part of none", LibraryQuery("xyzzy")), ("a part, by size", LibraryQuery("antern", order: .size)),
            ("a part, in capitals", LibraryQuery("LANTERN")), ("one character", LibraryQuery("s")),
            ("a part, row 9,000", LibraryQuery("antern", offset: 9_000)),
            ("a rare part, by size", LibraryQuery("0007", order: .size)),
        ] {
            try await measure(name) {
                let model = LibraryModel(of: Main.environment, library.catalogue)
                model.query = query
                await model.load()
                return model.report
            }
        }
        for (name, text) in [
            ("beginning of a title", "lantern"), ("two characters begin it", "灯の"), ("a word within begins so", "Harb"),
            ("nothing begins so", "xyzzy"),
        ] {
            try await measure(name) {
                let found = try await library.catalogue.mangas(titled: text, in: Main.environment, limit: 50)
                return MangaListReport(.search(text), mangas: found)
            }
        }
        try await measure("history") {
            let found = try await library.catalogue.history(in: Main.environment, offset: 0, limit: 50)
            return HistoryReport(Main.environment, count: found.count, found.entries)
        }
        try await measure("history of everything") {
            let found = try await library.catalogue.history(offset: 0, limit: 50)
            return HistoryReport(nil, count: found.count, found.entries)
        }
        try await measure("storage") {
            let model = StorageModel(library.catalogue, library.pages)
            try await model.load()
            return model.report
        }
        try await measure("storage of one manga") {
            let model = StorageModel(library.catalogue, library.pages)
            return try await model.chapters(of: manga, in: Main.environment)
        }
        let rows = self.rows
        var detail = MangaDetailReport(manga: manga, chapters: rows)
        try await measure("2,000 chapters, drawn") { detail }
        detail.view.selection = try Selection("lamp !read")
        try await measure("2,000, filtered") { detail }
        detail.view = ChapterView()
        detail.view.isWhole = true
        try await measure("2,000, all at once") { detail }
        try await measure("2,000, from the library") {
            let chapters = try await library.catalogue.chapters(of: Manga.ID("long"), in: Main.environment)
            return MangaDetailReport(manga: manga, chapters: chapters.map { ChapterRow($0) })
        }
    }

    private let manga = Manga(id: Manga.ID("m000001"), slug: "m000001", title: "Lantern Street 1")

    private var rows: [ChapterRow] {
        (1...2_000).map { number in
            let chapter = Chapter(
                id: Chapter.ID("c\(number)"),
                number: ChapterNumber(number),
                title: "第\(number)話 The lamp of night \(number)",
                pageCount: 20
            )
            return ChapterRow(
                chapter,
                state: number % 3 == 0 ? .downloaded : .none,
                reading: number < 900 ? .read : .none
            )
        }
    }

    /// The median and the worst of some runs, after one that warms up.
    private func measure(_ name: String, _ question: () async throws -> some Report) async throws {
        var times: [Double] = []
        for _ in 0...Main.runs {
            let start = ContinuousClock.now
            let text = try await question().lines(width: 80, in: .english).map(\.plain).joined(separator: "\n")
            times.append(start.duration(to: .now) / .milliseconds(1))
            precondition(!text.isEmpty)
        }
        times.removeFirst()
        times.sort()
        print(name.padding(to: 24) + form(times[times.count / 2]) + " ms, at most " + form(times[times.count - 1]))
    }

    private func form(_ milliseconds: Double) -> String {
        "\((milliseconds * 10).rounded() / 10)"
    }
}

extension String {
    fileprivate func padding(to width: Int) -> String {
        self + String(repeating: " ", count: max(1, width - count))
    }
}
