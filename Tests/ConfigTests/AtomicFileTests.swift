import Foundation
import MangaConfig
import MangaLocalization
import TestSupport
import Testing

struct AtomicFileTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func mode(_ name: String) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.at(name))
        return try #require(attributes[.posixPermissions] as? Int)
    }

    @Test func `a new file is for its owner alone, in a new folder too`() throws {
        try AtomicFile.write(Data("a".utf8), to: folder.at("x/y/file"))

        #expect(try mode("x/y/file") == 0o600)
        #expect(try mode("x/y") == 0o700)
        #expect(try String(contentsOfFile: folder.at("x/y/file"), encoding: .utf8) == "a")
    }

    @Test func `a file that is there keeps its mode, and nothing else is left beside it`() throws {
        try folder.file("file", Data("old and long".utf8))
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder.at("file"))

        try AtomicFile.write(Data("new".utf8), to: folder.at("file"))

        #expect(try mode("file") == 0o640)
        #expect(try String(contentsOfFile: folder.at("file"), encoding: .utf8) == "new")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["file"])
    }

    @Test func `a symbolic link stays one`() throws {
        try folder.file("real", Data("old".utf8))
        try FileManager.default.createSymbolicLink(atPath: folder.at("link"), withDestinationPath: "real")

        try AtomicFile.write(Data("new".utf8), to: folder.at("link"))

        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.at("link")) == "real")
        #expect(try String(contentsOfFile: folder.at("real"), encoding: .utf8) == "new")
    }

    @Test func `what a killed writer left is taken away, what another one is writing is not`() throws {
        let own = "file.\(getpid()).7.part"
        for name in ["file.999999999.7.part", own, "file.x.part", "file.old"] { try folder.file(name, Data("s".utf8)) }

        try AtomicFile.write(Data("new".utf8), to: folder.at("file"))

        let left = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(left == ["file", own, "file.old", "file.x.part"].sorted())
    }

    @Test func `what cannot be written is an error, and leaves nothing`() throws {
        try folder.file("file")
        try FileManager.default.createDirectory(atPath: folder.at("taken"), withIntermediateDirectories: false)

        let below = #expect(throws: POSIXError.self) { try AtomicFile.write(Data(), to: folder.at("file/x")) }
        let over = #expect(throws: POSIXError.self) { try AtomicFile.write(Data(), to: folder.at("taken")) }

        #expect(below?.code == .ENOTDIR)
        #expect(over?.code == .EISDIR)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["file", "taken"])
    }

    /// Each with its own view of the file, as processes have it.
    @Test func `changes at the same time all arrive`() async throws {
        let path = folder.at("new/config.json")

        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<8 {
                group.addTask {
                    try await offside {
                        _ = try Environments(path: path, variables: [:]).add("e\(number)", url: "http://h")
                    }
                }
            }
            try await group.waitForAll()
        }

        #expect(Set(try ConfigFile.load(path).entries.map(\.name)) == Set((0..<8).map { "e\($0)" }))
    }

    @Test func `an edit that cannot be written says why, and changes nothing`() throws {
        let path = try folder.file("file").path(percentEncoded: false) + "/config.json"
        let environments = Environments(file: ConfigFile(path: path))

        let error = #expect(throws: ConfigError.self) { try environments.setStart(.sample) }

        #expect(error == .unreadable(path: path, reason: Message(system: ENOTDIR)))
        #expect(environments.start == nil)
    }
}
