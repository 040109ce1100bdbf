import Foundation
import MangaCrypto
import TestSupport

/// The chapters' folders on a disk: what must be the same after any number of deaths.
struct StoredTree: Equatable {
    /// The manifest of each chapter without its time, by chapter.
    var manifests: [String: String] = [:]
    /// The digest of each page's file.
    var pages: [String: String] = [:]
    /// Whatever else is there.
    var strays: [String] = []

    /// `root` is the library's folder `library`.
    init(of root: String) throws {
        let files = FileManager.default.enumerator(atPath: root)
        while let path = files?.nextObject() as? String {
            let parts = path.split(separator: "/").map(String.init)
            if parts.count < 4 {
                if parts.count == 3, parts[2].contains(/\.(partial|removed)-/) { strays.append(path) }
                continue
            }
            // A newer copy may stand under another name than the first one.
            let chapter = parts[2].replacing(#/ \d+$/#, with: "")
            let bytes = try Data(contentsOf: URL(filePath: root + "/" + path))
            if parts[3] == "manifest.json" {
                manifests[chapter] = String(decoding: bytes, as: UTF8.self)
                    .replacing(/"downloadedAt" : "[^"]*"/, with: "")
            } else if parts[3].contains(/^\d+\.(bmp|png)$/), pages[chapter + "/" + parts[3]] == nil {
                pages[chapter + "/" + parts[3]] = SHA256.hex(of: Array(bytes))
            } else {
                strays.append(path)
            }
        }
    }
}
