import Foundation

/// A folder that nothing may lead out of.
struct RootFolder: Hashable, Sendable {
    /// Without links in it, and without a slash at its end unless it is the root of the file system.
    let path: String

    /// nil where there is nothing at `path`; `errno` says why.
    init?(_ path: String) {
        guard let real = RootFolder.real(path) else { return nil }
        self.path = real
    }

    /// As `FolderListing.Item` has it.
    var identity: [UInt64] {
        var facts = stat()
        return stat(path, &facts) == 0 ? [UInt64(facts.st_dev), UInt64(facts.st_ino)] : []
    }

    /// Where `path` really is, links followed; nil where that is outside, or nothing.
    func resolved(_ path: String) -> String? {
        guard let real = RootFolder.real(path) else { return nil }
        return real == self.path || real.hasPrefix(self.path == "/" ? "/" : self.path + "/") ? real : nil
    }

    private static func real(_ path: String) -> String? {
        guard !path.utf8.contains(0), let text = realpath(path, nil) else { return nil }
        defer { free(text) }
        return String(validatingCString: text)
    }
}
