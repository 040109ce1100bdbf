import MangaLocalization

extension DownloadError {
    /// The stable word that the queue's history keeps.
    public var code: String {
        switch self {
        case .alreadyDownloaded: "already-downloaded"
        case .noImagesFound: "no-images-found"
        case .invalidURL: "invalid-url"
        case .invalidResponse: "invalid-response"
        case .httpError(let status): "http-\(status)"
        case .invalidImageData: "invalid-image-data"
        case .cancelled: "cancelled"
        case .storageError, .noSpace: "storage-error"
        case .connectionFailed: "connection-failed"
        case .noConnection: "no-connection"
        case .sourceFailed: "source-failed"
        case .recorded(let code, _): code
        case .unknownTask: "unknown-task"
        }
    }

    /// The error that the history kept as `code` and `reason`.
    init(code: String, reason: Message) {
        switch code {
        case "no-images-found": self = .noImagesFound
        case "invalid-url": self = .invalidURL
        case "invalid-response": self = .invalidResponse
        case "invalid-image-data": self = .invalidImageData
        case "storage-error": self = .storageError(reason.text(in: .english))
        default: self = DownloadError.status(code) ?? .recorded(code: code, reason: reason)
        }
    }

    private static func status(_ code: String) -> DownloadError? {
        guard code.hasPrefix("http-"), let status = Int(code.dropFirst(5)) else { return nil }
        return .httpError(statusCode: status)
    }
}
