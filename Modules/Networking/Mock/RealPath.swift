import Foundation

/// Where links lead.
enum RealPath {
    /// `path` without links; nil where it leads nowhere, with the reason in `errno`.
    static func of(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }

    /// Where `path`, which is below `folder` by its name, leads out of it; nil where it does not.
    ///
    /// Of what is not there yet, the folder counts that it would be made in.
    static func escape(of path: String, from folder: String) -> String? {
        guard let root = of(folder) else { return nil }
        var place = path
        while place.utf8.count > folder.utf8.count {
            if let real = of(place) {
                return real == root || real.hasPrefix(root == "/" ? root : root + "/") ? nil : real
            }
            place = (place as NSString).deletingLastPathComponent
        }
        return nil
    }
}

extension RealPath {
    /// The first part of `path` below `folder` that is why it cannot be reached, so that an error names that.
    static func flawed(_ path: String, below folder: String) -> String {
        var place = folder
        for part in path.dropFirst(folder.count).split(separator: "/") {
            let next = "\(place)/\(part)"
            if access(next, F_OK) != 0 { return access(place, X_OK) == 0 ? next : place }
            place = next
        }
        return path
    }
}
