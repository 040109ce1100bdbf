import MangaConfig
import MangaLocalization

extension Refusal {
    /// Any failure of a shelf as the backend tells it.
    init(_ error: any Error) {
        switch error {
        case let refusal as Refusal: self = refusal
        case let error as ShelfError: self.init(error)
        case is CancellationError: self.init(503, ServerPhrase.stopping)
        case let error as any Localizable: self.init(500, message: error.message)
        default: self.init(500, ServerPhrase.unexpected)
        }
    }

    private init(_ error: ShelfError) {
        let (status, code): (Int, Int) =
            switch error {
            case .mangaNotFound, .pageNotFound: (404, 40400)
            case .chapterNotFound: (404, APIConfig.ErrorCodes.chapterNotFound)
            case .alreadyPrepared: (409, APIConfig.ErrorCodes.chapterAlreadyDownloaded)
            case .readOnly: (409, APIConfig.ErrorCodes.libraryReadOnly)
            case .notAnImage, .unreadablePage: (422, APIConfig.ErrorCodes.invalidImageFormat)
            case .damaged, .empty, .changed: (500, APIConfig.ErrorCodes.downloadFailed)
            case .limitExceeded: (507, APIConfig.ErrorCodes.storageLimitExceeded)
            case .folderUnavailable, .cannotDelete: (500, 50000)
            }
        self.init(status, code: code, message: error.message)
    }
}
