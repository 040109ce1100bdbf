import Foundation
import MangaModels

/// What is known of a chapter before it takes its place in a manga.
struct ChapterDraft {
    /// Relative to the folder of comics.
    let relativePath: String
    let path: String
    /// Without its extension.
    let name: String
    /// The folders between the manga's and the chapter, outermost first.
    let folders: [String]
    var info: ComicInfo?
    var pageCount: Int?
    var problem: String?

    var id: Chapter.ID {
        Chapter.ID(StableHash.text(relativePath))
    }

    /// Opens the chapter; a failure becomes its `problem`.
    mutating func look(within root: RootFolder) throws(CancellationError) {
        do {
            let book = try openComic(at: path, within: root.path)
            info = book.info
            pageCount = book.pages.count
        } catch let error as CancellationError {
            throw error
        } catch {
            problem = "\(error)"
        }
    }

    /// The chapter with the words of its `ComicInfo.xml`, else of its name; `series` is set aside in the name.
    func chapter(series: String) -> Chapter {
        let parsed = ChapterName(name, series: series)
        let folderVolume = folders.reversed().lazy.compactMap { ChapterName($0, series: series).volume }.first
        let number = (info?.number ?? parsed.number).flatMap(ChapterNumber.init)
        return Chapter(
            id: id,
            number: number,
            title: info?.title ?? parsed.title,
            slug: id.rawValue,
            volume: info?.volume.map(String.init) ?? (parsed.volume ?? folderVolume).map(ChapterDraft.plain),
            language: info?.languageISO,
            group: info?.translator ?? info?.scanInformation ?? parsed.group,
            pageCount: pageCount,
            releaseDate: info.flatMap(ChapterDraft.date),
            problem: problem
        )
    }

    /// "01" as "1".
    private static func plain(_ number: String) -> String {
        ChapterNumber(number)?.description ?? number
    }

    /// The day at 0:00 UTC; a missing month or day is the first.
    private static func date(_ info: ComicInfo) -> Date? {
        guard let year = info.year, (1...9999).contains(year) else { return nil }
        let month = info.month ?? 1
        let day = info.day ?? 1
        guard (1...12).contains(month), (1...31).contains(day) else { return nil }
        // Days since 1970 of a Gregorian date, counted from 1 March.
        let years = month > 2 ? year : year - 1
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let days = years * 365 + years / 4 - years / 100 + years / 400 + dayOfYear - 719_468
        return Date(timeIntervalSince1970: Double(days) * 86_400)
    }
}
