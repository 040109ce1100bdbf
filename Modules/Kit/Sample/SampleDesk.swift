import Foundation

/// A folder beside the library, on the same disk, where chapters are drawn before they move in.
struct SampleDesk {
    let path: String

    init(beside library: String) throws(SampleLibraryError) {
        let target = URL(filePath: library, directoryHint: .isDirectory).standardizedFileURL
        let parent = target.deletingLastPathComponent().path
        try SampleDesk.makeFolder(parent)
        var template = Array("\(parent)/.\(target.lastPathComponent)-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw .unwritable(path: parent, errno: errno) }
        path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        // mkdtemp keeps the folder to its owner; the library is as open as the user's other folders.
        chmod(path, 0o755)
    }

    /// Gives the desk the library's name where that is free, else moves each chapter into it.
    func move(_ drawings: [SampleDrawing], to library: String) throws(SampleLibraryError) {
        // An empty folder gives way by POSIX, a full one does not.
        if rename(path, library) == 0 { return }
        for drawing in drawings {
            try SampleDesk.makeFolder(library + "/" + drawing.folder)
            let target = library + "/" + drawing.path
            guard rename(path + "/" + drawing.path, target) == 0 else {
                throw .unwritable(path: target, errno: errno)
            }
        }
    }

    func clear() {
        // It is gone after a move, and litter at worst.
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Creates the folder at `path`, and those it lies in, where they are missing.
    static func makeFolder(_ path: String) throws(SampleLibraryError) {
        var facts = stat()
        if stat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFDIR { return }
        let parent = URL(filePath: path).deletingLastPathComponent().path
        if mkdir(path, 0o755) == 0 { return }
        guard errno == ENOENT, parent != path else { throw .unwritable(path: path, errno: errno) }
        try makeFolder(parent)
        guard mkdir(path, 0o755) == 0 else { throw .unwritable(path: path, errno: errno) }
    }
}
