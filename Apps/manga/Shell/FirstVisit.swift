import Foundation
import MangaKit

/// Whether somebody sits in front of the shell for the first time.
struct FirstVisit {
    let home: Home

    /// True once: a mark stays behind.
    ///
    /// Who has a history has been here before there were marks.
    func begins() -> Bool {
        let files = FileManager.default
        if [home.welcomeMark, home.historyFile].contains(where: files.fileExists) { return false }
        // A folder that cannot be written means that the next visit is the first one too.
        try? files.createDirectory(atPath: home.state, withIntermediateDirectories: true)
        _ = files.createFile(atPath: home.welcomeMark, contents: nil)
        return true
    }
}
