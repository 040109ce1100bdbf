public import Foundation
import MangaConfig
import Synchronization

/// Writes what servers answer as mock files, for as long as it is told to (`MockPath`, `MockFile`).
///
/// Cookies, tokens and passwords are not written, wherever they stand (`SecretName`, `SecretShape`, `SecretValues`). What
/// answers the same request otherwise than before gets a file of its own.
public final class Recorder: Sendable {
    private struct State {
        var folder: RecordedFolder?
        var lock: RecordingLock?
        var count = 0
        var failure: RecordError?
    }

    /// How far a recording has come.
    public struct Progress: Sendable {
        public var folder: String
        /// Answers that are in the folder because of it: what was answered again in the same way counts once.
        public var count: Int
        /// Why it has stopped, if it has: an answer could not be written.
        public var failure: RecordError?
    }

    private let state = Mutex(State())
    /// What is written; held while files are, so that answers to one request get their numbers in order.
    private let writing = Mutex(Recording())
    private let guarded = Mutex<[Secrets]>([])
    private let report: @Sendable (RecordError) -> Void

    /// `report` is told what goes wrong when it happens, on any thread.
    ///
    /// Once, why a recording takes no more; each answer that is told from an earlier one by what counts in no name; and
    /// once for each request that what came is a part of an answer.
    public init(report: @escaping @Sendable (RecordError) -> Void = { _ in }) {
        self.report = report
    }

    /// The server that the recording in `folder` is of; nil where the folder was not recorded.
    ///
    /// Throws `MockError` where what says so cannot be read.
    public static func server(ofRecordingIn folder: String) throws(MockError) -> URL? {
        try RecordingNote.read(in: folder)?.server
    }

    /// Nil when nothing is recorded.
    public var progress: Progress? {
        state.withLock { state in
            state.folder.map { Progress(folder: $0.path, count: state.count, failure: state.failure) }
        }
    }

    /// Keeps what is in `secrets`, now and later, out of all that is recorded.
    public func keepOut(_ secrets: Secrets) {
        guarded.withLock { guarded in
            if !guarded.contains(where: { $0 === secrets }) { guarded.append(secrets) }
        }
    }

    /// Records into `folder` from now on; what is asked of `server` stands in it, and what is asked of others below.
    ///
    /// `environment` names a server whose address is another one each time. The folder is made where it is not there. A
    /// recording that runs ends only if this one begins; throws `RecordError`.
    public func start(in folder: String, server: URL, environment: String? = nil) throws(RecordError) {
        let own = state.withLock { $0.folder?.path == folder ? $0.lock : nil }
        let note = "\(folder)/\(RecordingNote.name)"
        let (new, lock) = try AtomicFile.exclusively(note) {
            () throws(RecordError) -> (RecordedFolder, RecordingLock) in
            guard let before = own ?? RecordingLock(note) else { throw .taken(folder) }
            let new = try RecordedFolder(new: folder, server: server, environment: environment)
            guard let lock = before.isCurrent ? before : RecordingLock(note) else { throw .taken(folder) }
            return (new, lock)
        }
        state.withLock { $0 = State(folder: new, lock: lock) }
        writing.withLock { $0 = Recording() }
    }

    /// Ends the recording; nil where there was none.
    @discardableResult
    public func stop() -> Progress? {
        let progress = progress
        state.withLock { $0 = State() }
        writing.withLock { $0 = Recording() }
        return progress
    }

    /// Beside which bodies are kept until it is known where they go; nil when nothing is recorded.
    var draftPlace: String? {
        folder.map { "\($0.path)/\(RecordingNote.name)" }
    }

    /// Where answers are written now.
    private var folder: RecordedFolder? {
        state.withLock { $0.failure == nil ? $0.folder : nil }
    }

    private var secrets: SecretValues {
        guarded.withLock { $0 }.reduce(into: SecretValues()) { $0.formUnion($1.values) }
    }

    /// Writes one answer, if it is a whole one.
    ///
    /// A failure, that of `make` included, ends the recording, not the request.
    func write(_ make: (SecretValues) throws -> RecordedAnswer) {
        guard let folder else { return }
        let known = secrets
        do {
            let written = try writing.withLock { recording in
                try folder.check()
                recording.known.formUnion(known)
                let answer = try make(recording.known)
                return try recording.write(answer, into: folder)
            }
            state.withLock { state in
                // Another recording may have begun meanwhile.
                if state.folder == folder { state.count += written.count }
            }
            if let remark = written.remark { report(remark) }
        } catch {
            // What is taken away while it is written to is no full disk.
            fail(folder.isThere ? RecordError(error, in: folder.path) : .removed(folder.path), in: folder)
        }
    }

    private func fail(_ failure: RecordError, in folder: RecordedFolder) {
        let isNew = state.withLock { state in
            guard state.folder == folder, state.failure == nil else { return false }
            state.failure = failure
            return true
        }
        if isNew { report(failure) }
    }
}
