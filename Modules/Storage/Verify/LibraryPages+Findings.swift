import Foundation
import MangaImaging
import MangaModels
import MangaSQLite

extension LibraryPages {
    /// Committed copies, missing ones too, in the order of their coming.
    func copies(_ selection: ChapterSelection) async throws -> [Copy] {
        try await database.read { connection in
            let table = CopyTable(connection)
            return switch selection {
            case .all: try table.committed(in: nil, of: nil)
            case .environment(let environment): try table.committed(in: environment, of: nil)
            case .manga(let manga, let environment): try table.committed(in: environment, of: manga)
            case .chapters(let keys): try keys.compactMap(table.committed)
            }
        }
    }

    /// What is wrong with the file of a page; nil where nothing is.
    func finding(_ page: StoredPage, in folder: String, deep: Bool) -> Finding? {
        let path = folder + "/" + page.file
        guard let status = Files.status(path) else { return Finding(.missing, page: page.index, file: page.file) }
        let size = status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : .max
        guard size == page.size else {
            return Finding(size < page.size ? .truncated : .altered, page: page.index, file: page.file)
        }
        do {
            guard try Files.digest(of: path) == page.sha256 else {
                return Finding(.altered, page: page.index, file: page.file)
            }
            if deep { _ = try large.inOrder(bytes: size) { try ImageInspector.decode(path: path) } }
            return nil
        } catch let reason as ImageError {
            return Finding(.undecodable, page: page.index, file: page.file, reason: reason)
        } catch {
            return Finding(.unreadable, page: page.index, file: page.file)
        }
    }

    /// What is wrong with the folder beside its pages.
    func findings(_ chapter: StoredChapter, in folder: String) throws -> [Finding] {
        let gaps = chapter.missing.map { Finding(.gap, page: $0) }
        guard Files.isFolder(folder) else { return gaps + [Finding(.manifest, file: Manifest.file)] }
        let isManifestGood =
            switch Manifest.read(from: folder) {
            case .manifest(let manifest): manifest.info.key == chapter.info.key && manifest.pages == chapter.pages
            case .newer: true
            case .unreadable, .none: false
            }
        let ours = Set(chapter.pages.map(\.file) + [Manifest.file])
        let foreign = try Files.names(in: folder).filter { !ours.contains($0) }.map { Finding(.foreign, file: $0) }
        return gaps + (isManifestGood ? [] : [Finding(.manifest, file: Manifest.file)]) + foreign
    }
}
