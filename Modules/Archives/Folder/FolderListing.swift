import Foundation

/// What is in one folder, links resolved, hidden things left out, by name.
struct FolderListing {
    struct Item: Hashable {
        enum Kind: Hashable {
            case file, folder
        }

        var name: String
        var kind: Kind
        var size: Int
        /// The same for two ways to the same folder.
        var identity: [UInt64]
    }

    var items: [Item] = []
    var skipped: [SkippedItem] = []

    /// Throws `ArchiveError.unreadable` where the folder cannot be listed.
    static func read(_ path: String, within root: RootFolder) throws(ArchiveError) -> FolderListing {
        var listing = FolderListing()
        for raw in try names(in: path) {
            guard let name = String(validating: raw, as: UTF8.self) else {
                listing.skipped.append(SkippedItem(path: String(decoding: raw, as: UTF8.self), reason: .badName))
                continue
            }
            if !PageNames.isIgnored(name) { listing.add(name, in: path, root: root) }
        }
        listing.items.sort { $0.name < $1.name }
        return listing
    }

    private mutating func add(_ name: String, in folder: String, root: RootFolder) {
        let path = "\(folder)/\(name)"
        var facts = stat()
        guard lstat(path, &facts) == 0 else { return skip(name, .unreadable(errno: errno)) }
        if facts.st_mode & S_IFMT == S_IFLNK {
            guard let real = root.resolved(path) else { return skip(name, .leadsOutside) }
            guard stat(real, &facts) == 0 else { return skip(name, .unreadable(errno: errno)) }
        }
        let identity = [UInt64(facts.st_dev), UInt64(facts.st_ino)]
        switch facts.st_mode & S_IFMT {
        case S_IFREG: items.append(Item(name: name, kind: .file, size: Int(facts.st_size), identity: identity))
        case S_IFDIR: items.append(Item(name: name, kind: .folder, size: 0, identity: identity))
        default: skip(name, .notAFile)
        }
    }

    private mutating func skip(_ name: String, _ reason: SkippedItem.Reason) {
        skipped.append(SkippedItem(path: name, reason: reason))
    }

    private static func names(in path: String) throws(ArchiveError) -> [[UInt8]] {
        guard let folder = opendir(path) else {
            throw .unreadable(file: ArchiveFile.name(of: path), errno: errno)
        }
        defer { closedir(folder) }
        var names: [[UInt8]] = []
        while let entry = readdir(folder) {
            // By address: the record is only as long as its name, the field of the imported type is not.
            guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { continue }
            let start = UnsafeRawPointer(entry) + offset
            let length = strlen(start.assumingMemoryBound(to: CChar.self))
            let name = [UInt8](UnsafeRawBufferPointer(start: start, count: length))
            if name != [0x2E], name != [0x2E, 0x2E] { names.append(name) }
        }
        return names
    }
}
