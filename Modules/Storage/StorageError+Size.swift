import MangaImaging

extension StorageError {
    /// Whether what arrived as a page is too much for one, in bytes or pixels: it will be so again.
    public var isTooLarge: Bool {
        switch self {
        case .notAnImage(_, .tooLarge), .notAnImage(_, .tooManyBytes): true
        default: false
        }
    }
}
