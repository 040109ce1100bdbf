import Foundation
import MangaImaging
import MangaModels
import MangaSQLite
import Testing

@testable import MangaStorage

struct StorageErrorTests {
    @Test func `messages say what failed, where, and what to do`() {
        let key = ChapterInfo.sample("7").key
        let errors: [(StorageError, String)] = [
            (
                .noSpace(needed: 3_400_000, available: 12),
                "The disk is full: 3.4 MB are needed, 12 B are free. Free some space."
            ),
            (
                .reserveNotKept(needed: 3_400_000, available: 12, reserve: 200_000_000),
                "The reserve of 200.0 MB (storage.reserve) would not be kept: 3.4 MB are needed beside it, 12 B are free. "
                    + "Free some space, or lower the reserve."
            ),
            (
                .storageLimitExceeded(needed: 5_000_000_000, limit: 4_000_000_000),
                "The quota of 4.0 GB (storage.quota) would be exceeded: 5.0 GB are needed in all. "
                    + "Delete chapters, or raise the quota."
            ),
            (
                .notPermitted(path: "/srv/manga"),
                "The folder /srv/manga cannot be written by this user. "
                    + "Change its permissions or use another data folder."
            ),
            (
                .notAnImage(page: 2, reason: .truncated(.png)),
                "Page 3 cannot be stored. The PNG image stops before its end; fetch it again."
            ),
            (
                .incomplete(missing: [0, 4]),
                "The chapter is not whole yet: 2 pages are missing (1, 5). Download it again."
            ),
            (.notFound(key), "Chapter c7 of m1 is not stored here. Download it first."),
            (
                .disk(path: "/srv/x", errno: EIO),
                "/srv/x could not be read or written: Input/output error. Check the disk, then retry."
            ),
        ]

        for (error, text) in errors { #expect("\(error)" == text) }
    }

    @Test(arguments: [
        (ENOSPC, StorageError.noSpace(needed: 7, available: Files.freeSpace(at: "/proc/x"))),
        (EDQUOT, .noSpace(needed: 7, available: Files.freeSpace(at: "/proc/x"))),
        (EACCES, .notPermitted(path: "/proc")), (EPERM, .notPermitted(path: "/proc")),
        (EROFS, .readOnly(path: "/proc")), (EIO, .disk(path: "/proc/x", errno: EIO)),
    ])
    func `the file system's answers become reactions`(code: Int32, error: StorageError) {
        #expect(StorageError(errno: code, path: "/proc/x", needed: 7) == error)
    }

    @Test func `a full device is no space`() {
        #expect(throws: StorageError.noSpace(needed: 3, available: Files.freeSpace(at: "/dev/full"))) {
            try Files.write(Data([1, 2, 3]), to: "/dev/full")
        }
    }

    @Test func `a library that a newer program wrote is refused`() async throws {
        let place = try TemporaryLibrary()
        let path = place.folder + "/library.sqlite"
        await (try place.open()).close()
        let connection = try Connection(path: path)
        try connection.run("INSERT INTO migration (name) VALUES ('99 wonders')")

        await #expect(throws: MigrationError.newerSchema(path: path, migration: "99 wonders")) {
            _ = try await place.open()
        }
    }

    @Test(.enabled(if: geteuid() != 0, "root may write everywhere"))
    func `a folder that may not be written is named`() async throws {
        let place = try TemporaryLibrary()
        try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: place.folder)

        await #expect(throws: StorageError.notPermitted(path: place.folder)) { _ = try await place.open() }
    }

    @Test func `a file where the library should be says so`() async throws {
        let place = try TemporaryLibrary()
        try Data().write(to: URL(fileURLWithPath: place.folder + "/library"))

        await #expect(throws: StorageError.disk(path: place.folder + "/library", errno: ENOTDIR)) {
            _ = try await place.open()
        }
    }
}
