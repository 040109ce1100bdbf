public import Foundation
import MangaConfig
import MangaLocalization
import Synchronization

/// Writes what servers answer as mock files, for as long as it is told to (`MockPath`, `MockFile`).
///
/// Cookies, tokens and passwords are not written, neither in headers nor in addresses nor in JSON.
public final class Recorder: Sendable {
    private struct State {
        var folder: RecordedFolder?
        var count = 0
        var failure: (any Error)?
    }

    /// How far a recording has come.
    public struct Progress: Sendable {
        public var folder: String
        /// Answers that were written.
        public var count: Int
        /// Why it has stopped, if it has: an answer could not be written.
        public var failure: (any Error)?
    }

    private let state = Mutex(State())

    public init() {}

    /// The server that the recording in `folder` is of; nil where the folder was not recorded.
    public static func server(ofRecordingIn folder: String) -> URL? {
        RecordedFolder.server(of: folder)
    }

    /// Nil when nothing is recorded.
    public var progress: Progress? {
        state.withLock { state in
            state.folder.map { Progress(folder: $0.path, count: state.count, failure: state.failure) }
        }
    }

    /// Records into `folder` from now on; what is asked of `server` stands in it, and what is asked of others below.
    ///
    /// The folder is made where it is not there. Throws `RecordError.notEmpty` for one that holds something else than a
    /// recording, and `POSIXError`.
    public func start(in folder: String, server: URL) throws {
        let folder = try RecordedFolder(new: folder, server: server)
        state.withLock { $0 = State(folder: folder) }
    }

    /// Ends the recording; nil where there was none.
    @discardableResult
    public func stop() -> Progress? {
        let progress = progress
        state.withLock { $0 = State() }
        return progress
    }

    /// Where the answers to `request` go; nil when nothing is recorded.
    func place(for request: HTTPRequest) -> String? {
        state.withLock { state in
            state.failure == nil ? state.folder?.place(for: request) : nil
        }
    }

    /// Writes one answer; `body` is the path of a file that is moved, or nil where the response has it.
    ///
    /// A failure ends the recording, not the request.
    func write(_ answer: RecordedAnswer, to place: String) {
        do {
            try answer.write(to: place)
            state.withLock { $0.count += 1 }
        } catch {
            state.withLock { $0.failure = error }
        }
    }
}
