import Foundation

/// What the user chose once: `config.json`.
public struct Settings: Hashable, Codable, Sendable {
    /// What a plain `manga` opens.
    public enum Start: Hashable, Sendable {
        case environment(String)
        case folder(String)
        case sample
    }

    public var start: Start?

    public init(start: Start? = nil) {
        self.start = start
    }

    /// The settings in `path`; none where there is no such file.
    public static func load(from path: String) throws(KitError) -> Settings? {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw .settingsUnreadable(path: path, reason: String(cString: strerror(errno)))
        }
        do {
            return try JSONDecoder().decode(Settings.self, from: data)
        } catch {
            throw .settingsGarbled(path: path)
        }
    }

    /// Writes them to `path`, whole or not at all.
    public func save(to path: String) throws(KitError) {
        do {
            let file = URL(fileURLWithPath: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            try encoder.encode(self).write(to: file, options: .atomic)
        } catch {
            throw .settingsNotWritten(path: path, reason: String(cString: strerror(errno)))
        }
    }
}

extension Settings.Start: Codable {
    private enum Key: String, CodingKey {
        case environment, folder, sample
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        if let name = try values.decodeIfPresent(String.self, forKey: .environment) {
            self = .environment(name)
        } else if let path = try values.decodeIfPresent(String.self, forKey: .folder) {
            self = .folder(path)
        } else {
            self = .sample
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        switch self {
        case .environment(let name): try values.encode(name, forKey: .environment)
        case .folder(let path): try values.encode(path, forKey: .folder)
        case .sample: try values.encode(true, forKey: .sample)
        }
    }
}
