public import Foundation
import MangaConfig
import MangaCrypto
import Synchronization

/// Writes what servers answer as mock files, for as long as it is told to (`MockPath`, `MockFile`).
///
/// Cookies, tokens and passwords are not written, neither in headers nor in addresses nor in JSON.
public final class Recorder: Sendable {
    private struct State {
        var folder: RecordedFolder?
        var count = 0
        var failure: RecordError?
        /// What was asked last at each place.
        var asked: [String: Exchange] = [:]
    }

    /// One request with its secrets, and what came of it; never written.
    private struct Exchange {
        let request: String
        let answer: String
        let status: Int

        /// Whether the same place holds another answer, and only a secret tells why; a refused login says nothing.
        func contradicts(_ earlier: Exchange) -> Bool {
            request != earlier.request && answer != earlier.answer && earlier.status != 401 && status != 401
        }
    }

    /// How far a recording has come.
    public struct Progress: Sendable {
        public var folder: String
        /// Answers that were written.
        public var count: Int
        /// Why it has stopped, if it has: an answer could not be written.
        public var failure: RecordError?
    }

    private let state = Mutex(State())
    private let report: @Sendable (RecordError) -> Void

    /// `report` is told what goes wrong when it happens, on any thread.
    ///
    /// Once, why a recording takes no more; and each answer that takes the place of another one because only a secret told
    /// them apart.
    public init(report: @escaping @Sendable (RecordError) -> Void = { _ in }) {
        self.report = report
    }

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
    /// The folder is made where it is not there. A recording that runs ends only if this one begins; throws
    /// `RecordError`.
    public func start(in folder: String, server: URL) throws(RecordError) {
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
        folder?.place(for: request)
    }

    /// Where answers are written now.
    private var folder: RecordedFolder? {
        state.withLock { $0.failure == nil ? $0.folder : nil }
    }

    /// Writes one answer, if it is a whole one.
    ///
    /// A failure, that of `make` included, ends the recording, not the request.
    func write(_ make: () throws -> RecordedAnswer) {
        guard let folder else { return }
        do {
            let answer = try make()
            guard answer.isWhole else { return }
            let place = folder.place(for: answer.asked)
            try answer.write(to: place)
            let first = folder.place(for: answer.request)
            if first != place { try answer.writeRedirect(to: first) }
            note(answer, at: place, in: folder)
        } catch {
            fail(RecordError(error, in: folder.path), in: folder)
        }
    }

    private func note(_ answer: RecordedAnswer, at place: String, in folder: RecordedFolder) {
        let exchange = Exchange(
            request: Recorder.fingerprint(of: answer.request),
            answer: answer.hash,
            status: answer.response.status
        )
        let isAmbiguous = state.withLock { state in
            // Another recording may have begun meanwhile.
            guard state.folder == folder else { return false }
            state.count += 1
            let earlier = state.asked.updateValue(exchange, forKey: place)
            return earlier.map(exchange.contradicts) ?? false
        }
        guard isAmbiguous else { return }
        let address = Redaction.url(answer.request.url.absoluteString)
        report(.ambiguous(request: "\(answer.request.method.value) \(address)", path: place))
    }

    private func fail(_ failure: RecordError, in folder: RecordedFolder) {
        let isNew = state.withLock { state in
            guard state.folder == folder, state.failure == nil else { return false }
            state.failure = failure
            return true
        }
        if isNew { report(failure) }
    }

    /// Of everything that is asked, secrets too.
    private static func fingerprint(of request: HTTPRequest) -> String {
        let fields = request.headers.fields.filter { Redaction.isSecret($0.name) }.map(\.value)
        let login = request.login.map { [$0.user, $0.password] } ?? []
        let text = ([request.url.absoluteString] + fields + login).joined(separator: "\n") + "\n"
        return (Data(text.utf8) + (request.body ?? Data())).withUnsafeBytes { SHA256.hex(of: $0) }
    }
}
