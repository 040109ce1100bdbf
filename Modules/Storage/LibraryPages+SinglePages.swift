import Foundation
import MangaCrypto
import MangaImaging
import MangaModels
import MangaSQLite

/// Pages that are saved one by one, without a page list: each is part of the chapter at once.
extension LibraryPages {
    func save(_ bytes: Data, _ facts: ImageFacts, as index: Int, of info: ChapterInfo) async throws {
        guard (0..<LibraryPages.pageLimit).contains(index) else { throw StorageError.noSuchPage(index, count: 0) }
        let (stored, folder) = try await database.read { connection in
            let table = CopyTable(connection)
            let stored = try table.stored(info.key)
            return (stored, try stored?.folder ?? table.folder(for: info))
        }
        let path = layout.path(folder)
        let file = FolderName.page(index, of: stored?.pageCount ?? 0, as: facts.format.fileExtension)
        let draft = path + "/" + FolderName.draft(file)
        try await disk.run {
            try make(path)
            try Files.write(bytes, to: draft)
        }
        defer { working.release(path) }
        let page = StoredPage(
            index: index,
            file: file,
            size: bytes.count,
            sha256: bytes.withUnsafeBytes { SHA256.hex(of: $0) },
            mediaType: facts.format.mediaType,
            width: facts.width,
            height: facts.height
        )
        try await put(page, from: draft, into: folder, of: info)
    }

    /// Renames the page and rewrites the manifest inside the transaction, so that no two writers do so at once.
    private func put(_ page: StoredPage, from draft: String, into folder: String, of info: ChapterInfo) async throws {
        let path = layout.path(folder)
        let time = Timestamp.text(now())
        try await database.write(.full) { connection in
            let table = CopyTable(connection)
            let copy = try table.stored(info.key)
            if copy == nil, let missing = try table.committed(info.key) { try table.remove(missing) }
            if let copy, copy.folder != folder { throw StorageError.superseded(path: path) }
            let id = try copy?.id ?? table.add(info, folder: folder, pageCount: 0, downloadedAt: time)
            let older = try table.put(page, into: id)
            try table.count(id)
            try CatalogueTable(connection).mention(info, at: time)
            try Files.rename(draft, to: path + "/" + page.file)
            if let copy = try table.stored(info.key) {
                try Manifest(try table.chapter(copy), edition: copy.edition).write(into: path)
            }
            if let older { try Files.remove(path + "/" + older) }
        }
        for folder in [path, Files.folder(of: path)] { try Files.sync(folder) }
    }
}
