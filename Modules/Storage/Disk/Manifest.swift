import Foundation
import MangaModels

/// What a chapter's folder says about itself, in `manifest.json`.
struct Manifest: Codable, Hashable {
    static let file = "manifest.json"
    /// Of the shape below; a reader leaves a higher one alone.
    static let schemaVersion = 1
    private static let sizeLimit = 1 << 26

    var schemaVersion = Manifest.schemaVersion
    var info: ChapterInfo
    var downloadedAt: String
    var pages: [StoredPage]
    /// Pages that are missing on purpose; left out where there is none.
    var missing: [Int]?
    /// The digest of what tells this version of the chapter from another; left out where nothing does.
    var edition: String?

    init(_ chapter: StoredChapter, edition: String = "") {
        info = chapter.info
        downloadedAt = Timestamp.text(chapter.downloadedAt)
        pages = chapter.pages
        missing = chapter.missing.isEmpty ? nil : chapter.missing
        self.edition = edition.isEmpty ? nil : edition
    }

    var chapter: StoredChapter {
        StoredChapter(
            info: info,
            pages: pages,
            missing: missing ?? [],
            downloadedAt: Timestamp.date(downloadedAt) ?? .distantPast
        )
    }

    /// Writes it into `folder`, synced.
    func write(into folder: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let draft = folder + "/" + FolderName.draft(Manifest.file)
        try Files.write(try encoder.encode(self), to: draft)
        try Files.rename(draft, to: folder + "/" + Manifest.file)
    }

    enum Reading {
        case manifest(Manifest)
        /// Written by a later version of this program.
        case newer
        /// There is a file of that name that is no manifest.
        case unreadable
        /// The folder is not one that was made here, or its manifest was taken away.
        case none
    }

    static func read(from folder: String) -> Reading {
        guard let bytes = Files.read(folder + "/" + file, limit: sizeLimit) else {
            return Files.status(folder + "/" + file) == nil ? .none : .unreadable
        }
        struct Version: Decodable {
            var schemaVersion: Int
        }
        let decoder = JSONDecoder()
        // A manifest that does not decode says nothing of its folder, whatever the reason.
        guard let version = try? decoder.decode(Version.self, from: Data(bytes)) else { return .unreadable }
        if version.schemaVersion > schemaVersion { return .newer }
        guard let manifest = try? decoder.decode(Manifest.self, from: Data(bytes)) else { return .unreadable }
        return .manifest(manifest)
    }

    /// Whether every page is in `folder`, with the size and the hash it had.
    func verifies(in folder: String) -> Bool {
        !pages.isEmpty
            && pages.enumerated().allSatisfy { position, page in
                page.index >= position && page.isIntact(in: folder)
            }
    }
}

extension StoredPage {
    /// Whether the file is there and is, byte for byte, what was accepted.
    func isIntact(in folder: String) -> Bool {
        let path = folder + "/" + file
        guard !file.contains("/"), !file.contains("\0"), !file.hasPrefix("."), Files.size(path) == size else {
            return false
        }
        // One that cannot be read is not intact.
        return (try? Files.digest(of: path)) == sha256
    }
}
