import Foundation
import MangaLocalization
import MangaNetworking
import TestSupport
import Testing

/// Links, and what is no file, in a folder of mock files.
struct MockLinksTests {
    private let folder: TemporaryFolder
    private let other: TemporaryFolder
    private let tape: Tape

    init() throws {
        folder = try TemporaryFolder()
        other = try TemporaryFolder()
        tape = try Tape()
    }

    private func write(_ path: String, _ text: String, in folder: TemporaryFolder? = nil) throws {
        let file = (folder ?? self.folder).url.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: file)
    }

    private func link(_ path: String, to target: String) throws {
        let parent = folder.url.appending(path: path).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: folder.at(path), withDestinationPath: target)
    }

    private func ask(_ path: String) async throws -> String {
        let transport = MockTransport(folder: folder.path, servers: [tape.server])
        return String(decoding: try await transport.send(tape.request(path), to: nil).body, as: UTF8.self)
    }

    /// Why `path` has no answer, with the paths of the folders left out.
    private func complaint(_ path: String) async throws -> String {
        let error = try #require(await #expect(throws: MockError.self) { try await ask(path) })
        return error.message.text(in: .english).replacing(folder.path, with: "FOLDER")
            .replacing(other.path, with: "OTHER")
    }

    @Test func `links within the folder are followed, and those out of it are refused`() async throws {
        try write("a/GET.json", #"{"body": "a"}"#)
        try write("x/GET.json", #"{"body": "secret"}"#, in: other)
        try write("c/GET.json", #"{"body": "c"}"#)
        try link("b", to: "a")
        try link("out", to: other.path)
        try link("f/GET.json", to: other.at("x/GET.json"))
        try link("c/GET#2.json", to: other.at("x/GET.json"))

        #expect(try await ask("/b") == "a")
        #expect(
            try await complaint("/out/x")
                == "The mock file FOLDER/out/x/GET.json is not read: a link leads to OTHER/x/GET.json, outside of the folder FOLDER. Copy what it leads to."
        )
        #expect(try await complaint("/f").contains("outside of the folder FOLDER"))
        // Not even what it is that stands there.
        for path in ["/out/x/GET.json/y", "/out/nothing"] {
            #expect(try await complaint(path).contains("outside of the folder FOLDER"))
        }
        let transport = MockTransport(folder: folder.path, servers: [tape.server])
        _ = try await transport.send(tape.request("/c"), to: nil)
        await #expect(throws: MockError.self) { try await transport.send(tape.request("/c"), to: nil) }
        #expect(transport.answers(beside: tape.request("/out")).isEmpty)
    }

    @Test func `a folder that is a link itself is a folder`() async throws {
        try write("x/GET.json", #"{"body": "x"}"#, in: other)
        let transport = MockTransport(folder: folder.at("mocks"), servers: [tape.server])
        try link("mocks", to: other.path)

        #expect(try await transport.send(tape.request("/x"), to: nil).body == Data("x".utf8))
    }

    @Test func `a circle of links is called one`() async throws {
        try link("loop", to: "loop")
        try link("a/GET.json", to: "GET.json")

        #expect(
            try await complaint("/loop")
                == "The mock file FOLDER/loop cannot be read: its links lead in a circle. Take one of them away."
        )
        #expect(try await complaint("/a").contains("FOLDER/a/GET.json cannot be read: its links lead in a circle."))
    }

    @Test func `what is no file is told as what it is`() async throws {
        try #require(mkfifo(folder.at("GET.json"), 0o600) == 0)
        try FileManager.default.createDirectory(atPath: folder.at("d/GET.json"), withIntermediateDirectories: true)
        try write("file", "x")

        #expect(try await complaint("/").hasPrefix("The mock file FOLDER/GET.json cannot be read: it is a pipe,"))
        #expect(try await complaint("/d").hasPrefix("The mock file FOLDER/d/GET.json cannot be read: Is a directory."))
        #expect(try await complaint("/file").hasPrefix("The mock file FOLDER/file cannot be read: Not a directory."))
    }

    @Test(arguments: ["pipe", "link", "loop"])
    func `a note that is no file is no note`(kind: String) throws {
        let note = folder.at("recording.json")
        try write("recording.json", #"{"server": "http://h"}"#, in: other)
        switch kind {
        case "pipe": try #require(mkfifo(note, 0o600) == 0)
        case "link": try link("recording.json", to: other.at("recording.json"))
        default: try link("recording.json", to: "recording.json")
        }

        let error = #expect(throws: MockError.self) { try Recorder.server(ofRecordingIn: folder.path) }
        #expect(throws: RecordError.self) { try tape.recorder.start(in: folder.path, server: tape.server) }

        #expect(error?.message.text(in: .english).hasPrefix("The note of the recording, \(note), ") == true)
    }

    @Test func `nothing is recorded through a link out of the folder`() async throws {
        try tape.start()
        try FileManager.default.createSymbolicLink(atPath: "\(tape.path)/out", withDestinationPath: other.path)

        try await tape.record(tape.answer(Data("1".utf8)), to: tape.request("/out/x/y"))

        #expect(tape.reports.all == [.outside("\(tape.path)/out/x/y/GET.json", target: other.path)])
        #expect(try FileManager.default.contentsOfDirectory(atPath: other.path) == [])
        #expect(
            tape.reports.all.first?.message.text(in: .english)
                == "Nothing more can be recorded: a link leads \(tape.path)/out/x/y/GET.json to \(other.path), outside of the folder. Take it away, or choose another folder."
        )
    }
}
