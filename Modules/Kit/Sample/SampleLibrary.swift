import Foundation
import MangaArchives
import Synchronization

/// A small library that the project draws itself: something to look at before there is anything else.
///
/// Four series with chapters of six pages, in English, Japanese, Spanish and Arabic, as JPEG, PNG and WebP. The same
/// bytes on every machine with the same codecs.
public enum SampleLibrary {
    /// Draws the chapters that `folder` does not hold yet, and creates it where it is missing.
    ///
    /// They are drawn beside it and appear complete: a crash leaves nothing half drawn in it. Whatever else is in
    /// `folder` stays. Throws `SampleLibraryError` or `ArchiveError`.
    public static func draw(in folder: String) throws {
        let drawings = SampleDrawing.all.filter { !$0.exists(in: folder) }
        guard !drawings.isEmpty else { return }
        let desk = try SampleDesk(beside: folder)
        defer { desk.clear() }
        try draw(drawings, in: desk.path)
        try desk.move(drawings, to: folder)
    }

    /// Draws on all cores; the first failure is thrown.
    private static func draw(_ drawings: [SampleDrawing], in folder: String) throws {
        for drawing in drawings { try SampleDesk.makeFolder(folder + "/" + drawing.folder) }
        let failure = Mutex<(any Error)?>(nil)
        DispatchQueue.concurrentPerform(iterations: drawings.count) { index in
            do {
                try drawings[index].draw(in: folder)
            } catch {
                failure.withLock { $0 = $0 ?? error }
            }
        }
        if let error = failure.withLock({ $0 }) { throw error }
    }
}
