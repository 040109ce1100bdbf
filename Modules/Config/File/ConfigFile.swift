import Foundation
import MangaLocalization

/// `config.json`: what a plain start opens, how much of the disk the library may take, what the shell is like, and the
/// user's environments.
///
///     {
///       "start": { "environment": "home" },
///       "storage": { "reserve": "200 MB", "quota": "20 GB" },
///       "shell": { "language": "es", "status": false },
///       "downloads": { "chaptersAtOnce": 4 },
///       "aliases": { "dl": "download --wait" },
///       "environments": [
///         { "name": "home", "serverURL": "https://manga.example", "headers": { "X-Shelf": "7" } },
///         { "name": "staging", "serverURL": "http://127.0.0.1:8080" }
///       ]
///     }
///
/// An entry with the name of a preset, or one of its short names, changes that preset. Keys are those of
/// `Setting.all`; everything is checked when it is read, and what a change does not touch stays as it was written.
public struct ConfigFile: Hashable, Sendable {
    /// What a plain `manga` opens.
    public enum Start: Hashable, Sendable {
        case environment(String)
        case folder(String)
        case sample
    }

    public let path: String
    public private(set) var start: Start?
    public private(set) var entries: [EnvironmentEntry] = []
    public private(set) var library = LibrarySettings()
    public private(set) var shell = ShellSettings()
    /// What `downloads` says for all environments.
    private(set) var downloads = SettingLayer()
    public private(set) var aliases: [Alias] = []
    let root: JSONNode

    private static let sections = ["start", "storage", "shell", "downloads", "aliases", "environments"]

    /// A file that says nothing.
    public init(path: String) {
        self.path = path
        root = JSONNode(.object([]))
    }

    /// The file at `path`; one that says nothing where there is none.
    public static func load(_ path: String) throws(ConfigError) -> ConfigFile {
        let bytes: Data
        do {
            bytes = try Data(contentsOf: URL(filePath: path))
        } catch CocoaError.fileReadNoSuchFile {
            return ConfigFile(path: path)
        } catch {
            let code = (error as? CocoaError)?.underlying as? POSIXError
            throw .unreadable(path: path, reason: Message(system: code?.code.rawValue ?? EIO))
        }
        return try ConfigFile(path: path, bytes: Array(bytes))
    }

    /// Reads and checks the text of a file that is, or shall be, at `path`.
    init(path: String, bytes: [UInt8]) throws(ConfigError) {
        self.path = path
        do {
            root = try JSONReader.read(bytes)
        } catch {
            throw .syntax(path: path, line: error.line, column: error.column, problem: error.problem.message)
        }
        try check()
    }

    /// Changes the file at `path` as it is by now, and writes it; `change` gets the file's root.
    ///
    /// What would not be valid afterwards is thrown and not written.
    static func change(
        _ path: String,
        _ change: (inout JSONNode) throws(ConfigError) -> Void
    ) throws(ConfigError) -> ConfigFile {
        try AtomicFile.exclusively(path) { () throws(ConfigError) in
            var root = try load(path).root
            try change(&root)
            let bytes = Array((JSONWriter.text(root) + "\n").utf8)
            let file = try ConfigFile(path: path, bytes: bytes)
            do {
                try AtomicFile.write(Data(bytes), to: path)
            } catch {
                let code = (error as? POSIXError)?.code.rawValue ?? EIO
                throw ConfigError.notWritten(path: path, reason: Message(system: code))
            }
            return file
        }
    }

    /// Checks what a change made of a file.
    init(path: String, root: JSONNode) throws(ConfigError) {
        self.path = path
        self.root = root
        try check()
    }

    private mutating func check() throws(ConfigError) {
        let place = Origin.file(path: path, place: "", line: root.line)
        for member in try root.object(place, Allowed.object) {
            let place = place.member(member.key, line: member.value.line)
            switch member.key {
            case "start": start = try Start(member.value, place)
            case "environments": entries = try EnvironmentEntry.all(member.value, place)
            case "storage": library = try LibrarySettings(member.value, place)
            case "shell": shell = try ShellSettings(member.value, place)
            case "downloads": downloads = try ConfigFile.downloads(member.value, place)
            case "aliases": aliases = try Alias.all(member.value, place)
            default: throw .unknownKey(place, key: member.key, in: ConfigFile.sections)
            }
        }
    }
}
