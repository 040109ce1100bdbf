import Foundation
import MangaConfig

/// The mock file of one answer, and the file beside it that holds its body, where it has one.
///
/// The name of a body, `GET.1f2e3d4c.body`, says what is in it: no mock file ever names the body of another answer,
/// whoever writes into the same folder at the same time, and wherever writing is broken off.
struct RecordedFiles {
    /// Of the mock file.
    let place: String

    /// Writes the body, then the mock file over an older one, then takes the older one's body away.
    ///
    /// Where the mock file cannot be written, the body goes again. Throws `POSIXError`.
    func write(_ members: [JSONNode.Member], beside body: RecordedBody?) throws {
        try AtomicFile.exclusively(place) {
            let old = bodies()
            let name = body.map { "\(stem).\($0.hash.prefix(8)).body" }
            let bodyFile = name.map { [JSONNode.Member(key: "bodyFile", value: .text($0))] } ?? []
            let text = JSONWriter.text(JSONNode(.object(bodyFile + members))) + "\n"
            do {
                if let name, let body { try body.put(at: path(of: name)) }
                try AtomicFile.write(Data(text.utf8), to: place)
            } catch {
                if let name, !old.contains(name) { unlink(path(of: name)) }
                throw error
            }
            for stale in old where stale != name { unlink(path(of: stale)) }
        }
    }

    /// Lets the answer that is there hold for so many `times` in a row, with `again` in the place of its headers at the
    /// later ones; throws `POSIXError`.
    func set(times: Int, again: [JSONNode]) throws {
        try AtomicFile.exclusively(place) {
            // What is not there any more, or is no mock file, is left to who has changed it.
            guard let bytes = FileManager.default.contents(atPath: place),
                var node = try? JSONReader.read(Array(bytes)),
                var meta = node["meta"]
            else { return }
            meta["times"] = JSONNode(.number(String(times)))
            meta["again"] = again.isEmpty ? nil : JSONNode(.list(again))
            node["meta"] = meta
            try AtomicFile.write(Data((JSONWriter.text(node) + "\n").utf8), to: place)
        }
    }

    static func meta(status: Int, _ more: [JSONNode.Member] = []) -> JSONNode.Member {
        let status = JSONNode.Member(key: "statusCode", value: JSONNode(.number(String(status))))
        return JSONNode.Member(key: "meta", value: JSONNode(.object([status] + more)))
    }

    private var folder: String { (place as NSString).deletingLastPathComponent }

    private var stem: String { String((place as NSString).lastPathComponent.dropLast(".json".count)) }

    private func path(of name: String) -> String { "\(folder)/\(name)" }

    /// Those of this place that are there, also such as a broken-off recording has left.
    private func bodies() -> [String] {
        // A folder that is not there has none; one that cannot be listed tells so when it is written to.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { name in
            guard name.hasPrefix(stem + "."), name.hasSuffix(".body") else { return false }
            let hash = name.dropFirst(stem.count + 1).dropLast(".body".count)
            return hash.count == 8 && hash.allSatisfy(\.isHexDigit)
        }
    }
}
