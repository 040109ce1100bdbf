/// Where things are in the library's folder.
struct LibraryLayout: Sendable {
    let folder: String

    /// Relative paths are taken from the working directory of now.
    init(_ folder: String) {
        var folder = folder
        while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
        self.folder = folder
    }

    var database: String {
        folder + "/library.sqlite"
    }

    /// There while the database has failed and was not looked through since.
    var suspicion: String {
        LibraryLayout.suspicion(of: database)
    }

    static func suspicion(of database: String) -> String {
        database + ".suspect"
    }

    /// `<environment>/<manga>/<chapter>` is below it.
    var chapters: String {
        folder + "/library"
    }

    /// The place of a copy's folder on the disk.
    func path(_ copy: String) -> String {
        chapters + "/" + copy
    }

    /// Removes a folder that no row points at, and those above it that are empty then.
    ///
    /// It is set aside first: of one that is half removed nobody could say whether it holds good pages.
    func remove(_ copy: String) throws(StorageError) {
        let isMarked = FolderName.mark(of: Files.name(of: copy)) != nil
        let doomed = isMarked ? copy : try setAside(copy)
        try Files.removeTree(path(doomed))
        Files.removeIfEmpty(Files.folder(of: path(copy)), levels: 2)
    }

    /// Removes all that is in a folder.
    func empty(_ copy: String) throws(StorageError) {
        try Files.removeContents(of: path(copy))
    }

    /// Whether the folder of a copy has been set aside, so that its row is to go too.
    func isSetAside(_ copy: String) throws(StorageError) -> Bool {
        let name = Files.name(of: copy)
        return try Files.names(in: path(Files.folder(of: copy))).contains {
            FolderName.unmarked($0, .removed).map(String.init) == name
        }
    }

    /// Gives a folder the name of one that is to be removed: under its own it would be adopted again after a death
    /// between the removal of its row and its own.
    func setAside(_ copy: String) throws(StorageError) -> String {
        let doomed = FolderName.marked(copy, as: .removed)
        if Files.isFolder(path(copy)) { try Files.rename(path(copy), to: path(doomed)) }
        return doomed
    }
}
