/// A chapter on disk: a CBZ, CBR, CB7 or CBT file, or a folder of images.
///
/// Any number of threads may use it at once.
public protocol ComicBook: Sendable {
    var format: ComicFormat { get }

    /// In reading order: by name, numbers by value, case aside. Hidden files and what is no image are left out.
    var pages: [ComicPage] { get }

    /// What `ComicInfo.xml` says, read anew each time; nil where there is none or it makes no sense.
    var info: ComicInfo? { get }

    /// The bytes of one of `pages`, at most `ComicLimits.page` of them.
    func content(of page: ComicPage) throws -> ComicPageContent
}

/// How large single entries may be.
public enum ComicLimits {
    /// Bytes of one page that must be unpacked: 256 MB.
    public static let page = 268_435_456
    /// Bytes of `ComicInfo.xml`: 1 MB.
    public static let info = 1_048_576
}

/// Opens the chapter at `path`, whatever its extension says.
///
/// Looks at the archive's directory alone; throws `ArchiveError` where that shows that its pages cannot be read or
/// that there are none. Where `root` is given, links in a folder of images may lead anywhere in `root`, else only to
/// the folder itself.
public func openComic(at path: String, within root: String? = nil) throws -> any ComicBook {
    let format = try ComicFormat(of: path)
    switch format {
    case .zip: return try ZipComic(path: path)
    case .rar, .sevenZip, .tar: return try StreamedComic(path: path, format: format)
    case .folder: return try FolderComic(path: path, root: root ?? path)
    }
}
