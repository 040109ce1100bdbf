import Foundation
import MangaConfig

/// A folder of recorded answers, with `recording.json`, which says of which server they are.
struct RecordedFolder: Hashable, Sendable {
    private static let note = "recording.json"

    let path: String
    private let origin: String

    /// Throws `RecordError`.
    init(new path: String, server: URL) throws(RecordError) {
        self.path = path
        origin = server.webOrigin
        // A folder that is not there is empty.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        guard names.isEmpty || names.contains(Self.note) else { throw .notEmpty(path) }
        if let earlier = Self.server(of: path), !Self.isSame(earlier, server) {
            throw .otherServer(path, server: earlier.webOrigin)
        }
        let note = JSONNode(.object([JSONNode.Member(key: "server", value: .text(origin))]))
        do {
            try AtomicFile.write(Data((JSONWriter.text(note) + "\n").utf8), to: "\(path)/\(Self.note)")
        } catch {
            throw RecordError(error, in: path)
        }
    }

    /// A server of this machine may have another port each time.
    private static func isSame(_ earlier: URL, _ server: URL) -> Bool {
        earlier.webOrigin == server.webOrigin || earlier.isLoopback && server.isLoopback
    }

    /// The server of the recording at `path`; nil where nobody has recorded it.
    static func server(of path: String) -> URL? {
        // Mock files that a person wrote have no such note.
        guard let bytes = try? Data(contentsOf: URL(filePath: "\(path)/\(note)")),
            let node = try? JSONReader.read(Array(bytes))
        else { return nil }
        return node["server"]?.text.flatMap { URL(string: $0) }
    }

    func place(for request: HTTPRequest) -> String {
        "\(path)/\(MockPath(request, isOwn: request.url.webOrigin == origin).candidates[0])"
    }
}
