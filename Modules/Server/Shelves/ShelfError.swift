public import Foundation
public import MangaLocalization

/// Why a shelf did not do what was asked.
public enum ShelfError: Error, Equatable {
    case mangaNotFound(String)
    /// Not there, or not prepared.
    case chapterNotFound(String, manga: String)
    case pageNotFound(Int, count: Int)
    case alreadyPrepared(String, manga: String)
    /// A page is something else.
    case notAnImage(page: String, chapter: String)
    /// The bytes of one page cannot be had; those of others may.
    case unreadablePage(String, chapter: String, reason: Message)
    case damaged(chapter: String, reason: Message)
    /// A chapter without a single page.
    case empty(chapter: String)
    case readOnly
    /// Preparing would take more bytes than the shelf may.
    case limitExceeded(needed: Int, limit: Int)
    /// The file was replaced while it was read.
    case changed(chapter: String)
    /// The folder that is served cannot be read now.
    case folderUnavailable
    /// The disk refused.
    case cannotDelete(chapter: String, reason: String)
}

extension ShelfError {
    /// Whether one page is at fault, and the others of its chapter are not.
    var isOfPage: Bool {
        switch self {
        case .notAnImage, .unreadablePage: true
        default: false
        }
    }
}

extension ShelfError: Localizable, LocalizedError {
    public var message: Message {
        switch self {
        case .mangaNotFound(let manga):
            Message(ServerPhrase.mangaNotFound, ["manga": .text(manga)])
        case .chapterNotFound(let chapter, let manga):
            Message(ServerPhrase.chapterNotFound, ["chapter": .text(chapter), "manga": .text(manga)])
        case .pageNotFound(let page, let count):
            Message(ServerPhrase.pageNotFound, ["page": .count(page), "count": .count(count)])
        case .alreadyPrepared(let chapter, let manga):
            Message(ServerPhrase.alreadyPrepared, ["chapter": .text(chapter), "manga": .text(manga)])
        case .notAnImage(let page, let chapter):
            Message(ServerPhrase.notAnImage, ["page": .text(page), "chapter": .text(chapter)])
        case .unreadablePage(let page, let chapter, let reason):
            Message(
                ServerPhrase.unreadablePage,
                ["page": .text(page), "chapter": .text(chapter), "reason": .message(reason)]
            )
        case .damaged(let chapter, let reason):
            Message(ServerPhrase.damaged, ["chapter": .text(chapter), "reason": .message(reason)])
        case .empty(let chapter):
            Message(ServerPhrase.emptyChapter, ["chapter": .text(chapter)])
        case .readOnly:
            Message(ServerPhrase.readOnly)
        case .limitExceeded(let needed, let limit):
            Message(ServerPhrase.limitExceeded, ["needed": .count(needed), "limit": .count(limit)])
        case .changed(let chapter):
            Message(ServerPhrase.changed, ["chapter": .text(chapter)])
        case .folderUnavailable:
            Message(ServerPhrase.folderUnavailable)
        case .cannotDelete(let chapter, let reason):
            Message(ServerPhrase.cannotDelete, ["chapter": .text(chapter), "reason": .text(reason)])
        }
    }
}
