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

    /// `<environment>/<manga>/<chapter>` is below it.
    var chapters: String {
        folder + "/library"
    }

    /// The place of a copy's folder on the disk.
    func path(_ copy: String) -> String {
        chapters + "/" + copy
    }
}
