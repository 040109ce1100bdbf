import MangaArchives
import MangaImaging

/// A manga that the sample library tells of; nobody ever published it.
struct SampleSeries: Sendable {
    let title: String
    let author: String
    let summary: String
    let genre: String
    let language: String
    let isRightToLeft: Bool
    /// The formats of its pages, in turn.
    let formats: [ImageFormat]
    let scene: SampleScene
    let chapters: [SampleChapter]

    static let pageCount = 6

    func fileName(of chapter: SampleChapter) -> String {
        "\(title) \(chapter.paddedNumber).cbz"
    }

    func info(of chapter: SampleChapter) -> ComicInfo {
        var info = ComicInfo()
        info.title = chapter.title
        info.series = title
        info.number = chapter.number
        info.count = chapters.count
        info.summary = summary
        info.writer = author
        info.penciller = author
        info.genre = genre
        info.languageISO = language
        info.pageCount = SampleSeries.pageCount
        info.manga = isRightToLeft ? .yesAndRightToLeft : .yes
        info.year = 2026
        info.month = 1 + (chapters.firstIndex { $0.number == chapter.number } ?? 0)
        info.day = 15
        return info
    }

    func format(ofPage index: Int) -> ImageFormat {
        formats[index % formats.count]
    }
}
