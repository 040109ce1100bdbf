import Foundation
import MangaSQLite

extension StorageError {
    /// Bytes: with fewer a disk is full to a database.
    private static let leastSpace = 128 << 10

    /// What the file system's answer `code` at `path` means; `needed` bytes were still to be written.
    init(errno code: Int32, path: String, needed: Int = 0) {
        switch code {
        case ENOSPC, EDQUOT: self = .noSpace(needed: needed, available: Files.freeSpace(at: path))
        case EACCES, EPERM: self = .notPermitted(path: Files.folder(of: path))
        case EROFS: self = .readOnly(path: Files.folder(of: path))
        default: self = .disk(path: path, errno: code)
        }
    }

    /// What the answer `error` of the database at `path` means.
    init(_ error: SQLiteError, database path: String) {
        let free = Files.freeSpace(at: path)
        // The files beside the database that do not fit are an I/O error to SQLite.
        if error.isFull || error.isOfDisk && free < StorageError.leastSpace {
            self = .noSpace(needed: 1 << 20, available: free)
        } else if error.isDamaged {
            self = .damagedDatabase(path: path, reason: error.reason)
        } else if error.isRefused, Files.isReadOnly(path) {
            self = .readOnly(path: Files.folder(of: path))
        } else if error.isRefused {
            self = .notPermitted(path: Files.folder(of: path))
        } else {
            self = .database(path: path, error)
        }
    }
}
