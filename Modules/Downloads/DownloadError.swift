public import Foundation
public import MangaLocalization
public import MangaStorage

/// Why a download was not begun or did not end well (seed 001).
public enum DownloadError: Error, Hashable, LocalizedError, Localizable {
    /// The chapter is on this disk.
    case alreadyDownloaded
    /// The server lists no page.
    case noImagesFound
    /// A page has no http or https address.
    case invalidURL
    /// A page was answered in a way that HTTP does not allow, or without a single byte.
    case invalidResponse
    case httpError(statusCode: Int)
    /// What came is not a whole image.
    case invalidImageData
    case cancelled
    /// The reason is for people, in English.
    case storageError(String)

    /// No answer came, or one that broke off.
    case connectionFailed(Message)
    /// The server cannot be reached at all; what waits for it goes on by itself when it can.
    case noConnection(Message)
    /// There is no room for it beside the reserve, below the quota, or on the disk; what waits goes on by itself when
    /// there is.
    case noSpace(StorageError)
    /// The server, or the environment, did not say which pages there are.
    case sourceFailed(Message)
    /// A failure that an earlier run or another process noted.
    case recorded(code: String, reason: Message)
    /// No download has this id.
    case unknownTask(String)

    public var message: Message {
        switch self {
        case .alreadyDownloaded: Message(DownloadsPhrase.alreadyDownloaded)
        case .noImagesFound: Message(DownloadsPhrase.noImagesFound)
        case .invalidURL: Message(DownloadsPhrase.invalidURL)
        case .invalidResponse: Message(DownloadsPhrase.invalidResponse)
        case .httpError(let status): Message(DownloadsPhrase.httpError, ["status": .text(String(status))])
        case .invalidImageData: Message(DownloadsPhrase.invalidImageData)
        case .cancelled: Message(DownloadsPhrase.cancelled)
        case .storageError(let reason): Message(DownloadsPhrase.storageError, ["reason": .text(reason)])
        case .connectionFailed(let reason), .sourceFailed(let reason), .recorded(_, let reason): reason
        case .noConnection(let reason): Message(DownloadsPhrase.noConnection, ["reason": .message(reason)])
        case .noSpace(let reason): Message(DownloadsPhrase.noSpace, ["reason": .message(reason.message)])
        case .unknownTask(let id): Message(DownloadsPhrase.unknownTask, ["id": .text(id)])
        }
    }
}
