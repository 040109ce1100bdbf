import Foundation
import MangaConfig
import MangaLocalization

/// `recording.json` in a folder of recorded answers, which says of which server they are.
///
///     {"server": "http://nas:3001", "format": 2}
///
/// A folder of comics that a process serves to itself has another port each time, so that its `environment` is what
/// counts. The `format` says how the files are called.
struct RecordingNote: Hashable {
    static let name = "recording.json"

    let server: URL
    var environment: String?
    var naming: MockNaming

    init(server: URL, environment: String? = nil, naming: MockNaming = .current) {
        self.server = server
        self.environment = environment
        self.naming = naming
    }

    /// That of the recording in `folder`; throws `MockError` for one that cannot be read.
    ///
    /// Nil where there is none: mock files that a person wrote have no such note.
    static func read(in folder: String) throws(MockError) -> RecordingNote? {
        let path = "\(folder)/\(name)"
        do throws(MockError) {
            if let target = RealPath.escape(of: path, from: folder) {
                throw .outside(path, target: target, folder: folder)
            }
            return try read(path)
        } catch {
            switch error {
            case .missing, .unreadable(_, errno: ENOTDIR): return nil
            default: throw .note(error)
            }
        }
    }

    private static func read(_ path: String) throws(MockError) -> RecordingNote {
        let root = try MockFile.root(of: path)
        let reader = MockReader(path: path)
        guard root.members != nil else { throw .noObject(path, found: JSONWriter.line(root)) }
        guard let node = root["server"] else { throw .missingKey(path, key: "server", Message(MockPhrase.server)) }
        guard let url = node.text.flatMap({ URL(string: $0) }), url.isWeb else {
            throw reader.wrong(node, "server", .server)
        }
        let format = try reader.whole(root["format"], "format", in: 1...MockNaming.current.rawValue)
        return RecordingNote(
            server: url,
            environment: root["environment"]?.text,
            naming: format.flatMap(MockNaming.init) ?? .first
        )
    }

    func isOf(_ other: RecordingNote) -> Bool {
        server.webOrigin == other.server.webOrigin || environment != nil && environment == other.environment
    }

    /// Throws `POSIXError`.
    func write(in folder: String) throws {
        let environment = environment.map { [JSONNode.Member(key: "environment", value: .text($0))] } ?? []
        let format =
            naming == .first
            ? [] : [JSONNode.Member(key: "format", value: JSONNode(.number(String(naming.rawValue))))]
        let server = [JSONNode.Member(key: "server", value: .text(server.webOrigin))]
        let note = JSONNode(.object(server + environment + format))
        try AtomicFile.write(Data((JSONWriter.text(note) + "\n").utf8), to: "\(folder)/\(RecordingNote.name)")
    }
}
