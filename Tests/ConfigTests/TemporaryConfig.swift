import Foundation
import MangaConfig
import TestSupport

/// A `config.json` in a folder of its own.
struct TemporaryConfig {
    private let folder: TemporaryFolder

    /// Without `text` there is no file yet.
    init(_ text: String? = nil) throws {
        folder = try TemporaryFolder()
        if let text { try folder.file("config.json", Data(text.utf8)) }
    }

    var path: String { folder.at("config.json") }

    var text: String {
        get throws { try String(contentsOfFile: path, encoding: .utf8) }
    }

    /// The names of what is in the folder.
    var files: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
    }

    func environments(_ variables: [String: String] = [:]) throws -> Environments {
        try Environments(path: path, variables: variables)
    }

    /// The words of the error that reading it gives, the path shortened; nil where it can be read.
    var complaint: String? {
        do {
            _ = try ConfigFile.load(path)
            return nil
        } catch {
            return "\(error)".replacing(path, with: "config.json")
        }
    }
}

/// Settings as `setting=value`.
func assignments(_ words: String...) throws -> [Assignment] {
    try words.map { word throws(ConfigError) in try Assignment(word) }
}
