import Foundation
import MangaConfig
import MangaLocalization

/// `recording.json` in a folder of recorded answers, which says of which server they are.
///
///     {"server": "http://nas:3001"}
///
/// A folder of comics that a process serves to itself has another port each time, so that its `environment` is what
/// counts.
struct RecordingNote: Hashable {
    static let name = "recording.json"

    let server: URL
    var environment: String?

    init(server: URL, environment: String? = nil) {
        self.server = server
        self.environment = environment
    }

    /// That of the recording in `folder`; throws `MockError` for one that cannot be read.
    ///
    /// Nil where there is none: mock files that a person wrote have no such note.
    static func read(in folder: String) throws(MockError) -> RecordingNote? {
        let path = "\(folder)/\(name)"
        let root: JSONNode
        do throws(MockError) {
            root = try MockFile.root(of: path)
        } catch {
            switch error {
            case .missing, .unreadable(_, errno: ENOTDIR): return nil
            default: throw error
            }
        }
        guard root.members != nil else { throw .noObject(path, found: JSONWriter.line(root)) }
        guard let node = root["server"] else { throw .missingKey(path, key: "server", Message(MockPhrase.server)) }
        guard let url = node.text.flatMap({ URL(string: $0) }), url.isWeb else {
            throw MockReader(path: path).wrong(node, "server", .server)
        }
        return RecordingNote(server: url, environment: root["environment"]?.text)
    }

    func isOf(_ other: RecordingNote) -> Bool {
        server.webOrigin == other.server.webOrigin || environment != nil && environment == other.environment
    }

    /// Throws `POSIXError`.
    func write(in folder: String) throws {
        let environment = environment.map { [JSONNode.Member(key: "environment", value: .text($0))] } ?? []
        let note = JSONNode(.object([JSONNode.Member(key: "server", value: .text(server.webOrigin))] + environment))
        try AtomicFile.write(Data((JSONWriter.text(note) + "\n").utf8), to: "\(folder)/\(RecordingNote.name)")
    }
}
