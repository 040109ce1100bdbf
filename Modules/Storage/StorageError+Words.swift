public import Foundation
import MangaImaging
public import MangaLocalization
import MangaModels
import MangaSQLite

extension StorageError: Localizable, LocalizedError {
    public var message: Message {
        switch self {
        case .noSpace(let needed, let available): say(.noSpace, needed, "available", available)
        case .reserveNotKept(let needed, let available, let reserve):
            say(.reserveNotKept, needed, "available", available, reserve: reserve)
        case .storageLimitExceeded(let needed, let limit): say(.storageLimitExceeded, needed, "limit", limit)
        case .notPermitted(let path): say(.notPermitted, ["path": .text(path)])
        case .readOnly(let path): say(.readOnly, ["path": .text(path)])
        case .notAnImage(let page, let reason):
            say(.notAnImage, ["page": .count(page + 1), "reason": .message(reason.message)])
        case .notEncoded(let page): say(.notEncoded, ["page": .count(page + 1)])
        case .incomplete(let missing):
            say(.incomplete, ["count": .count(missing.count), "pages": .text(StorageError.list(missing))])
        case .noPages(let count): say(.noPages, ["count": .count(count)])
        case .noSuchPage(let page, let count):
            say(
                .noSuchPage,
                ["page": .text("\(page.addingReportingOverflow(1).partialValue)"), "count": .count(count)]
            )
        case .notFound(let key):
            say(
                .chapterNotFound,
                ["chapter": .text(key.chapter.rawValue), "manga": .text(key.manga.rawValue)]
            )
        case .noSuchDownload(let id): say(.downloadNotFound, ["id": .text(id)])
        case .superseded(let path): say(.superseded, ["path": .text(path)])
        case .damagedPage(let page, let path):
            say(.damagedPage, ["page": .count(page + 1), "path": .text(path)])
        case .damagedDatabase(let path, let reason):
            say(.damagedDatabase, ["path": .text(path), "reason": .text(reason)])
        case .database(let path, let error):
            say(.database, ["path": .text(path), "reason": .message(error.message)])
        case .disk(let path, let code):
            say(.disk, ["path": .text(path), "reason": .system(code)])
        }
    }

    /// `1, 2, 3, …`: screens count from 1.
    private static func list(_ pages: [Int]) -> String {
        let shown = pages.prefix(5).map { "\($0 + 1)" }.joined(separator: ", ")
        return pages.count > 5 ? shown + ", …" : shown
    }

    /// What is needed beside what there is.
    private func say(_ phrase: StoragePhrase, _ needed: Int, _ name: String, _ size: Int, reserve: Int = 0) -> Message {
        // To the byte where both would read the same.
        let isClose = needed != size && ByteCount.text(needed) == ByteCount.text(size)
        func say(_ bytes: Int) -> Argument { isClose ? .text("\(max(0, bytes)) B") : .size(bytes) }
        return Message(phrase, ["needed": say(needed), name: say(size), "reserve": .size(reserve)])
    }

    private func say(_ phrase: StoragePhrase, _ arguments: KeyValuePairs<String, Argument>) -> Message {
        Message(phrase, arguments)
    }
}
