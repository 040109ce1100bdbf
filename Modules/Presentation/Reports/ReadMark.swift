public import MangaModels

/// How far a person has read a chapter.
public enum ReadMark: Hashable, Sendable {
    /// Not begun.
    case none
    /// `page` (from 0) was the furthest of `total`.
    case started(page: Int, of: Int)
    /// To its last page.
    case read

    public init(_ progress: ReadingProgress) {
        self = progress.isCompleted ? .read : .started(page: progress.pageIndex, of: progress.totalPages)
    }

    public var isRead: Bool { self == .read }

    /// The word for programs.
    var word: String {
        switch self {
        case .none: "unread"
        case .started: "started"
        case .read: "read"
        }
    }
}
