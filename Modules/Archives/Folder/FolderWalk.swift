/// Walks through a folder of comics and gathers its chapters, without opening any.
///
/// Links are followed inside the folder only, no folder is entered twice, and none that lies too deep.
struct FolderWalk {
    /// A folder that is a manga, or nil for chapters at the top.
    struct Found {
        /// Relative to the root.
        var folder: String
        var drafts: [ChapterDraft]
    }

    static let depthLimit = 8

    let root: RootFolder
    private(set) var skipped: [SkippedItem] = []
    private var visited: Set<[UInt64]> = []

    init(root: RootFolder) {
        self.root = root
    }

    /// The chapters of every folder at the top, and first those at the top itself, under the folder "".
    mutating func run() throws -> [Found] {
        let listing = try list("")
        visited.insert(root.identity)
        var found: [Found] = []
        for item in listing.items where item.kind == .folder && visited.insert(item.identity).inserted {
            let drafts = try chapters(in: item.name, below: [], depth: 1)
            if !drafts.isEmpty { found.append(Found(folder: item.name, drafts: drafts)) }
        }
        var top = archives(in: listing, at: "", below: [])
        // Images at the top are a chapter only where there is nothing else; beside chapters they are covers.
        if top.isEmpty, found.isEmpty { top = images(in: listing, at: "", below: []) }
        return top.isEmpty ? found : [Found(folder: "", drafts: top)] + found
    }

    private mutating func chapters(in folder: String, below folders: [String], depth: Int) throws -> [ChapterDraft] {
        try Task.checkCancellation()
        guard depth <= FolderWalk.depthLimit else {
            skipped.append(SkippedItem(path: folder, reason: .tooDeep(limit: FolderWalk.depthLimit)))
            return []
        }
        let listing: FolderListing
        do throws(ArchiveError) {
            listing = try list(folder)
        } catch {
            return [unreadable(folder, below: folders, error)]
        }
        var drafts = archives(in: listing, at: folder, below: folders)
        for item in listing.items where item.kind == .folder && visited.insert(item.identity).inserted {
            drafts += try chapters(in: "\(folder)/\(item.name)", below: folders + [item.name], depth: depth + 1)
        }
        return drafts.isEmpty ? images(in: listing, at: folder, below: folders.dropLast()) : drafts
    }

    private mutating func list(_ folder: String) throws(ArchiveError) -> FolderListing {
        let listing = try FolderListing.read(path(folder), within: root)
        skipped += listing.skipped.map { SkippedItem(path: join(folder, $0.path), reason: $0.reason) }
        return listing
    }

    private func archives(in listing: FolderListing, at folder: String, below folders: [String]) -> [ChapterDraft] {
        listing.items.compactMap { item in
            guard item.kind == .file, let suffix = PageNames.fileExtension(of: item.name),
                ComicFormat.fileExtensions.contains(suffix)
            else { return nil }
            let relative = join(folder, item.name)
            let name = String(item.name.dropLast(suffix.count + 1))
            return ChapterDraft(relativePath: relative, path: path(relative), name: name, folders: folders)
        }
    }

    /// The folder itself as a chapter, where images are in it.
    private func images(
        in listing: FolderListing,
        at folder: String,
        below folders: some Collection<String>
    ) -> [ChapterDraft] {
        guard listing.items.contains(where: { $0.kind == .file && PageNames.isPage($0.name) }) else { return [] }
        return [draft(ofFolder: folder, below: folders)]
    }

    private func unreadable(_ folder: String, below folders: [String], _ error: ArchiveError) -> ChapterDraft {
        var draft = draft(ofFolder: folder, below: folders.dropLast())
        draft.problem = "\(error)"
        return draft
    }

    private func draft(ofFolder folder: String, below folders: some Collection<String>) -> ChapterDraft {
        let name = ArchiveFile.name(of: path(folder))
        return ChapterDraft(relativePath: folder, path: path(folder), name: name, folders: Array(folders))
    }

    private func path(_ relative: String) -> String {
        relative.isEmpty ? root.path : root.path == "/" ? "/\(relative)" : "\(root.path)/\(relative)"
    }

    private func join(_ folder: String, _ name: String) -> String {
        folder.isEmpty ? name : "\(folder)/\(name)"
    }
}
