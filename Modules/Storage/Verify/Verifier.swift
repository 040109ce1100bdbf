import Foundation
import MangaModels
import MangaSQLite

/// Looks at stored chapters one after the other, a piece with every call.
actor Verifier {
    /// Bytes between two reports of progress.
    private static let piece = 16 << 20

    private let selection: ChapterSelection
    private let pages: LibraryPages
    private let deep: Bool
    private var waiting: [Copy]?
    private var current: OpenCheck?
    private var progress = VerificationProgress()

    init(_ selection: ChapterSelection, pages: LibraryPages, deep: Bool) {
        self.selection = selection
        self.pages = pages
        self.deep = deep
    }

    /// Nil at the end.
    func next() async throws -> VerificationEvent? {
        while !Task.isCancelled {
            guard let check = try await opened() else { return nil }
            if check.isDone {
                current = nil
                guard let result = try await settled(check) else { continue }
                progress.chapters += 1
                return .checked(result)
            }
            let before = check.bytes
            let (pages, deep) = (pages, deep)
            let advanced = try await pages.disk.run { try check.advanced(by: Verifier.piece, in: pages, deep: deep) }
            current = advanced
            progress.bytes += advanced.bytes - before
            return .progress(progress)
        }
        throw CancellationError()
    }

    private func opened() async throws -> OpenCheck? {
        if let current { return current }
        if waiting == nil { try await begin() }
        while let copy = waiting?.popLast() {
            current = try await open(copy)
            if let current { return current }
        }
        return nil
    }

    private func begin() async throws {
        let copies = try await pages.copies(selection)
        progress.allChapters = copies.count
        progress.allBytes = copies.reduce(0) { $0 + $1.bytes }
        waiting = copies.reversed()
    }

    /// The chapter as it is now; nil where it has gone meanwhile.
    private func open(_ copy: Copy) async throws -> OpenCheck? {
        try await pages.database.read { connection in
            let table = CopyTable(connection)
            return try table.committed(copy.key).map { OpenCheck($0, try table.chapter($0)) }
        }
    }

    /// What a check has found, where the chapter is still the same: files of one that was replaced meanwhile are gone
    /// with reason, and the new one is looked at instead.
    private func settled(_ check: OpenCheck) async throws -> ChapterCheck? {
        guard !check.findings.isEmpty else { return check.result }
        let key = check.chapter.info.key
        let now = try await pages.database.read { try CopyTable($0).committed(key) }
        if now?.folder == check.copy.folder { return check.result }
        if let now { waiting?.append(now) }
        return nil
    }
}

/// A check that is under way.
private struct OpenCheck: Sendable {
    let copy: Copy
    let chapter: StoredChapter
    private(set) var bytes = 0
    private(set) var findings: [Finding] = []
    private var position = 0

    init(_ copy: Copy, _ chapter: StoredChapter) {
        self.copy = copy
        self.chapter = chapter
    }

    /// Past the last page, and past the folder itself.
    var isDone: Bool { position > chapter.pages.count }

    var result: ChapterCheck {
        ChapterCheck(
            info: chapter.info,
            pages: chapter.pages.count,
            bytes: bytes,
            findings: findings,
            folder: copy.folder
        )
    }

    func advanced(by limit: Int, in library: LibraryPages, deep: Bool) throws -> OpenCheck {
        var check = self
        let folder = library.layout.path(copy.folder)
        let start = bytes
        while check.position < chapter.pages.count, check.bytes - start < limit {
            let page = chapter.pages[check.position]
            if let finding = library.finding(page, in: folder, deep: deep) { check.findings.append(finding) }
            check.bytes += page.size
            check.position += 1
        }
        guard check.position == chapter.pages.count else { return check }
        check.findings += try library.findings(chapter, in: folder)
        check.position += 1
        return check
    }
}
