import Foundation
import MangaKit

/// Runs what the user wants done each time before the first line.
@MainActor
struct Startup {
    let session: Session
    let interpreter: Interpreter

    /// Runs the startup file if it `isWanted` and there is one; what fails in it is told, and the rest runs all the same.
    ///
    /// That what it says was done is not told each time.
    func run(_ isWanted: Bool) async {
        let path = session.home.startupFile
        guard isWanted, FileManager.default.fileExists(atPath: path) else { return }
        session.isStarting = true
        defer { session.isStarting = false }
        do {
            _ = await Script(lines: try .file(path), interpreter: interpreter, keepsGoing: true).run()
        } catch {
            session.output.complain(error)
        }
    }
}
