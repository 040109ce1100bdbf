import Foundation
import MangaConfig
import MangaLocalization
import MangaModels
import MangaPresentation
import MangaStorage
import MangaText

/// Values that the screens are drawn from in tests.
enum Sample {
    static let manga = Manga(
        id: .init("m1"),
        slug: "lantern-street",
        title: "灯籠通り Lantern Street",
        alternativeTitles: ["شارع الفوانيس"],
        author: "Mara Quill",
        summary: "A lamplighter walks the same street every night.\n\nOne night a lamp is already lit.",
        genres: ["Drama", "Mystery"],
        status: .ongoing,
        chapterCount: 6
    )

    static let failure = Message(SamplePhrase.full)

    static let chapters: [ChapterRow] = [
        ChapterRow(chapter("1", "The first lamp", pages: 24), state: .downloaded),
        ChapterRow(chapter("2", "雨の夜", pages: 20), state: .downloading(done: 5, total: 20)),
        ChapterRow(chapter("3", "الفانوس", pages: 18), state: .queued),
        ChapterRow(chapter("10.5", nil, pages: 9), state: .failed(reason: failure)),
        ChapterRow(chapter("Extra", "A letter", pages: nil), state: .problem(reason: "The archive ends too early.")),
        ChapterRow(Chapter(id: .init("c6"), title: "Afterword", pageCount: 2)),
    ]

    static let detail = MangaDetailReport(manga: manga, chapters: chapters)

    static let downloads: DownloadsReport = DownloadsReport(
        active: [
            download("d1", "2", .downloading, done: 5, of: 20),
            download("d2", "3", .queued, done: 0, of: 0),
        ],
        completed: [download("d3", "1", .completed, done: 24, of: 24)],
        failed: [download("d4", "10.5", .failed(reason: failure), done: 1, of: 9)],
        storage: StorageUsage(mangas: 1, chapters: 1, pages: 24, bytes: 12_345_678)
    )

    /// A title with an escape sequence, a right-to-left override, a forged row and more marks than fit.
    static let hostile =
        "\u{1B}]0;x\u{7}\u{202E}evil\n  1  Forged  ✓ downloaded\r\u{9B}2J" + String(repeating: "\u{301}", count: 20)

    static func chapter(_ number: String, _ title: String?, pages: Int?) -> Chapter {
        Chapter(id: .init("c\(number)"), number: ChapterNumber(number), title: title, pageCount: pages)
    }

    static func download(
        _ id: String,
        _ number: String,
        _ state: DownloadRow.State,
        done: Int,
        of total: Int
    ) -> DownloadRow {
        DownloadRow(
            id: id,
            environment: EnvironmentID("embedded"),
            mangaSlug: manga.slug,
            mangaTitle: manga.title,
            chapter: chapter(number, nil, pages: nil),
            state: state,
            donePages: done,
            totalPages: total
        )
    }

    static func checked(_ number: String, pages: Int, _ findings: [Finding] = []) -> CheckedChapter {
        let info = ChapterInfo(
            environment: EnvironmentID("home"),
            manga: manga,
            chapter: chapter(number, nil, pages: nil)
        )
        return CheckedChapter(info: info, pages: pages, bytes: 4_000_000, findings: findings)
    }

    static func stored(_ number: String, of manga: Manga, in environment: String, pages: Int, size: Int)
        -> StoredChapter
    {
        StoredChapter(
            info: ChapterInfo(
                environment: EnvironmentID(environment),
                manga: manga,
                chapter: chapter(number, nil, pages: nil)
            ),
            pages: (0..<pages).map {
                StoredPage(
                    index: $0,
                    file: "00\($0 + 1).jpg",
                    size: size,
                    sha256: "",
                    mediaType: "image/jpeg",
                    width: 1200,
                    height: 1800
                )
            },
            downloadedAt: .distantPast
        )
    }
}

/// Sentences that another module would say.
enum SamplePhrase: String, Phrase {
    case full, silent

    static let english: [SamplePhrase: String] = [.full: "The disk is full.", .silent: "The server is silent."]
    static let spanish: [SamplePhrase: String] = [.full: "El disco está lleno.", .silent: "El servidor calla."]
}

extension [StyledLine] {
    /// The text without styles.
    var plain: String {
        map(\.plain).joined(separator: "\n")
    }
}
