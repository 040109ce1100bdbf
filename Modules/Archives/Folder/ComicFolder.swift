import Foundation
import MangaModels

/// A folder of comics.
///
/// - Each folder in it is a manga; each archive in that is a chapter, as deep as it may lie, and so is each folder
///   that holds images and nothing that is a chapter itself. A folder of images at the top is a manga of one chapter.
/// - Archives at the top form one manga for each series: the `Series` of their `ComicInfo.xml`, else what stands in
///   their names before the number, else the folder's own name.
/// - Images beside chapters are covers and no chapters. Images alone at the top make the whole folder one chapter.
///
/// What cannot be read is listed with its `problem`; links out of the folder are not followed.
public struct ComicFolder: Sendable {
    /// Without links in it.
    public let path: String
    private let root: RootFolder
    private let givenPath: String

    /// Looks whether there is anything to serve; reads no archive.
    public init(path: String) throws(ComicFolderError) {
        guard let root = RootFolder(path) else {
            throw errno == ENOENT || errno == ENOTDIR ? .missing(path: path) : .unreadable(path: path, errno: errno)
        }
        var facts = stat()
        guard stat(root.path, &facts) == 0, facts.st_mode & S_IFMT == S_IFDIR else { throw .notAFolder(path: path) }
        self.root = root
        self.path = root.path
        givenPath = path
        do {
            guard try !found().isEmpty else { throw ComicFolderError.empty(path: path) }
        } catch let error as ComicFolderError {
            throw error
        } catch let error as ArchiveError {
            throw ComicFolder.folderError(error, path)
        } catch {
            // A cancelled task asks for nothing more; the scan will say so again.
            return
        }
    }

    /// Every manga, by title; opens each archive's directory and `ComicInfo.xml` and no more.
    ///
    /// Throws `ComicFolderError` where the folder itself is gone, unreadable or empty now, and `CancellationError`.
    public func scan() throws -> [ComicSeries] {
        try report().series
    }

    /// The same as `scan()`, with what was passed over; throws as it does.
    public func report() throws -> ComicScan {
        var walk = FolderWalk(root: root)
        let found: [FolderWalk.Found]
        do {
            found = try walk.run()
        } catch let error as ArchiveError {
            throw ComicFolder.folderError(error, givenPath)
        }
        guard !found.isEmpty else { throw ComicFolderError.empty(path: givenPath) }
        let builders = try found.flatMap { try self.builders($0) }
        let series = SlugKeeper.unique(builders.map { $0.series() })
        return ComicScan(
            series: series.sorted { NaturalOrder.isBefore($0.manga.title, $1.manga.title) },
            skipped: walk.skipped
        )
    }

    private func found() throws -> [FolderWalk.Found] {
        var walk = FolderWalk(root: root)
        return try walk.run()
    }

    private func builders(_ found: FolderWalk.Found) throws -> [SeriesBuilder] {
        var drafts = found.drafts
        for index in drafts.indices where drafts[index].problem == nil {
            try Task.checkCancellation()
            try drafts[index].look(within: root)
        }
        guard found.folder.isEmpty else {
            let id = Manga.ID(StableHash.text("folder", found.folder))
            return [SeriesBuilder(id: id, name: found.folder, drafts: drafts)]
        }
        return seriesAtTop(drafts)
    }

    private func seriesAtTop(_ drafts: [ChapterDraft]) -> [SeriesBuilder] {
        let names = drafts.map { draft in
            draft.info?.series ?? ChapterName(draft.name).series ?? ArchiveFile.name(of: root.path)
        }
        let groups = Dictionary(grouping: zip(names, drafts)) { $0.0.lowercased() }
        return groups.sorted { $0.key < $1.key }.map { key, members in
            let id = Manga.ID(StableHash.text("series", key))
            return SeriesBuilder(id: id, name: members[0].0, drafts: members.map(\.1))
        }
    }

    private static func folderError(_ error: ArchiveError, _ path: String) -> ComicFolderError {
        if case .unreadable(_, let errno) = error {
            return errno == ENOENT ? .missing(path: path) : .unreadable(path: path, errno: errno)
        }
        return .unreadable(path: path, errno: EIO)
    }
}
