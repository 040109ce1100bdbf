public import MangaImaging

/// Something in a stored chapter that is not as its manifest says.
public struct Finding: Hashable, Sendable {
    public enum Kind: String, Sendable, CaseIterable {
        /// The page's file is gone.
        case missing
        /// It has fewer bytes than it had.
        case truncated
        /// It has other bytes, or is no file.
        case altered
        /// The disk does not give its bytes.
        case unreadable
        /// Its bytes are those that came, but no decoder makes a picture of them.
        case undecodable
        /// The folder's manifest is gone, or is not that of this chapter.
        case manifest
        /// A page that could not be had when the chapter was downloaded, and was marked so.
        case gap
        /// A file that belongs to no page.
        case foreign
    }

    public var kind: Kind
    /// From 0; nil where no single page is meant.
    public var page: Int?
    /// In the chapter's folder; empty for a gap.
    public var file: String
    /// Why a page is `undecodable`.
    public var reason: ImageError?

    public init(_ kind: Kind, page: Int? = nil, file: String = "", reason: ImageError? = nil) {
        self.kind = kind
        self.page = page
        self.file = file
        self.reason = reason
    }

    /// Whether the chapter is worse than when it was downloaded.
    public var isDamage: Bool {
        kind != .gap && kind != .foreign
    }
}
