import Foundation
import MangaConfig

/// A folder of recorded answers, with the note of which server they are.
struct RecordedFolder: Hashable, Sendable {
    let path: String
    private let origin: String

    /// Throws `RecordError`.
    init(new path: String, server: URL, environment: String?) throws(RecordError) {
        self.path = path
        origin = server.webOrigin
        var note = RecordingNote(server: server, environment: environment)
        // A folder that is not there is empty.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        guard names.isEmpty || names.contains(RecordingNote.name) else { throw .notEmpty(path) }
        let earlier = try RecordedFolder.note(in: path)
        if let earlier, !earlier.isOf(note) { throw .otherServer(path, server: earlier.server.webOrigin) }
        // What was recorded before keeps the names that it has.
        note.naming = earlier?.naming ?? .current
        if earlier == note { return }
        do {
            try note.write(in: path)
        } catch {
            throw .notBegun(path, errno: (error as? POSIXError)?.code.rawValue ?? EIO)
        }
    }

    private static func note(in path: String) throws(RecordError) -> RecordingNote? {
        do throws(MockError) {
            return try RecordingNote.read(in: path)
        } catch {
            throw .brokenNote(error)
        }
    }

    /// Throws `RecordError.removed` where somebody has taken the folder away, or what says that it is a recording.
    func check() throws(RecordError) {
        guard isThere else { throw .removed(path) }
    }

    var isThere: Bool {
        access("\(path)/\(RecordingNote.name)", F_OK) == 0
    }

    /// Where the first answer to `request` goes; `hidden` takes the secrets that are in use out of a text.
    func place(for request: HTTPRequest, hiding hidden: (String) -> String = { $0 }) -> String {
        let isOwn = request.url.webOrigin == origin
        return "\(path)/\(MockPath(request, isOwn: isOwn, hiding: hidden).place)"
    }

    /// Throws `RecordError.outside` where a link leads what is written to `place` out of the folder.
    func checkLinks(of place: String) throws(RecordError) {
        if let target = RealPath.escape(of: place, from: path) { throw .outside(place, target: target) }
    }

    /// Takes away what an earlier recording has answered the next times of the request whose first answer goes to
    /// `place`.
    func forgetSeries(at place: String) {
        let folder = (place as NSString).deletingLastPathComponent
        let stem = (place as NSString).lastPathComponent.dropLast(".json".count) + "#"
        // A folder that is not there has none.
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
            let number = name.trimmingPrefix(stem).prefix(while: \.isNumber)
            let isOther = !name.hasPrefix(stem) || number.isEmpty || number.count > 7
            let rest = name.dropFirst(stem.count + number.count)
            guard !isOther, rest == ".json" || rest.hasSuffix(".body") && rest.count == ".1f2e3d4c.body".count else {
                continue
            }
            unlink("\(folder)/\(name)")
        }
    }
}
