import Foundation
import MangaLocalization
import MangaNetworking
import TestSupport
import Testing

/// What becomes of a recording that goes wrong, or is not alone.
struct RecordingFailureTests {
    private let tape: Tape

    init() throws {
        tape = try Tape()
    }

    @Test func `an answer that cannot be written ends the recording, not the request`() async throws {
        try tape.start()
        try Data().write(to: URL(filePath: "\(tape.path)/a"))
        let transport = RecordingTransport(tape.recorder, over: ScriptedTransport(tape.answer(Data("1".utf8))))

        let response = try await transport.send(tape.request("/a/b"), to: nil)

        #expect(response.body == Data("1".utf8))
        #expect(tape.recorder.progress?.failure == .notWritten(tape.path, errno: ENOTDIR))
        #expect(tape.recorder.progress?.count == 0)
        #expect(tape.reports.all == [.notWritten(tape.path, errno: ENOTDIR)])
    }

    @Test func `a failure is told once, and what was recorded stays`() async throws {
        try tape.start()
        try await tape.record(tape.answer(Data("{}".utf8)), to: tape.request("/good"))
        try Data().write(to: URL(filePath: "\(tape.path)/a"))

        try await tape.record(tape.answer(Data("1".utf8)), to: tape.request("/a/b"))
        try await tape.record(tape.answer(Data("2".utf8)), to: tape.request("/a/c"))
        try await tape.record(tape.answer(Data("3".utf8)), to: tape.request("/d"))

        #expect(tape.reports.all == [.notWritten(tape.path, errno: ENOTDIR)])
        #expect(try tape.files == ["a", "good/GET.json"])
        #expect(tape.recorder.stop()?.failure == .notWritten(tape.path, errno: ENOTDIR))
        #expect(
            tape.reports.all.first?.message.text(in: .spanish)
                == "No se puede grabar más en \(tape.path): No es una carpeta. Elija otra carpeta o libere espacio."
        )
    }

    @Test func `a body goes again where its mock file cannot be written`() async throws {
        try tape.start()
        // A folder stands where the mock file would.
        try FileManager.default.createDirectory(atPath: "\(tape.path)/a/GET.json/x", withIntermediateDirectories: true)

        try await tape.record(tape.answer(Data("text".utf8), type: "text/plain"), to: tape.request("/a"))

        #expect(tape.recorder.progress?.failure != nil)
        #expect(try tape.files == [])
    }

    @Test func `a recording of another server is left alone, but for a folder of comics at another port`() throws {
        let (first, second) = (URL(literal: "http://127.0.0.1:4001"), URL(literal: "http://127.0.0.1:4002"))
        try tape.start()

        #expect(throws: RecordError.otherServer(tape.path, server: "http://manga.test:3001")) {
            try tape.recorder.start(in: tape.path, server: first)
        }
        #expect(try Recorder.server(ofRecordingIn: tape.path)?.absoluteString == "http://manga.test:3001")
        #expect(tape.recorder.progress?.folder == tape.path)

        let own = tape.folder.at("own")
        try tape.recorder.start(in: own, server: first, environment: "embedded-1")
        #expect(throws: RecordError.otherServer(own, server: "http://127.0.0.1:4001")) {
            try tape.recorder.start(in: own, server: second)
        }
        #expect(throws: RecordError.otherServer(own, server: "http://127.0.0.1:4001")) {
            try tape.recorder.start(in: own, server: second, environment: "embedded-2")
        }
        try tape.recorder.start(in: own, server: second, environment: "embedded-1")
        #expect(try Recorder.server(ofRecordingIn: own)?.absoluteString == "http://127.0.0.1:4002")
    }

    @Test func `a broken note is told, and nothing is recorded`() throws {
        try FileManager.default.createDirectory(atPath: tape.path, withIntermediateDirectories: true)
        try Data("{\"server\": 7}".utf8).write(to: URL(filePath: "\(tape.path)/recording.json"))

        let error = #expect(throws: RecordError.self) { try tape.start() }

        #expect(
            error?.message.text(in: .english)
                == "The note of the recording, \(tape.path)/recording.json, line 1: server is 7, but must be the address of an http or https server."
        )
        #expect(tape.recorder.progress == nil)
    }

    @Test func `what cannot be begun says so`() throws {
        let file = try tape.folder.file("file").path(percentEncoded: false)

        #expect(throws: RecordError.notBegun(file, errno: ENOTDIR)) {
            try tape.recorder.start(in: file, server: tape.server)
        }
        #expect(
            RecordError.notBegun("/x", errno: ENOTDIR).message.text(in: .english)
                == "Nothing can be recorded in /x: Not a directory. Choose another folder, or check its permissions."
        )
    }

    @Test func `a folder that is taken away ends the recording, and does not come back`() async throws {
        try tape.start()
        try FileManager.default.removeItem(atPath: tape.path)

        var answer = tape.answer(Data("{}".utf8))
        answer.url = tape.request("/a").url
        let sink = MemoryBody()
        let transport = RecordingTransport(tape.recorder, over: ScriptedTransport(answer))
        _ = try await transport.send(tape.request("/a"), to: sink)

        #expect(sink.data == answer.body)
        #expect(tape.reports.all == [.removed(tape.path)])
        #expect(tape.recorder.progress?.failure == .removed(tape.path))
        #expect(!FileManager.default.fileExists(atPath: tape.path))
    }

    @Test func `a new recording in the same folder leaves no body behind`() async throws {
        for text in ["old", "new"] {
            try tape.start()
            try await tape.record(tape.answer(Data(text.utf8), type: "text/plain"), to: tape.request("/a"))
        }

        #expect(try tape.files.count == 2)
        #expect(try await tape.replay.send(tape.request("/a"), to: nil).body == Data("new".utf8))
    }

    @Test func `one recorder at a time has a folder, and leaves it to the next`() async throws {
        try tape.start()
        let other = Recorder()

        #expect(throws: RecordError.taken(tape.path)) { try other.start(in: tape.path, server: tape.server) }
        #expect(other.progress == nil)
        // The one that has it may begin anew, and write.
        try tape.start()
        try await tape.record(tape.answer(Data("1".utf8)), to: tape.request("/a"))
        tape.recorder.stop()
        try other.start(in: tape.path, server: tape.server)

        #expect(other.progress?.folder == tape.path)
        #expect(throws: RecordError.taken(tape.path)) { try tape.start() }
        #expect(tape.reports.all == [])
    }

    #if os(Linux)
    @Test(.enabled("\(SmallDisk.reason)") { SmallDisk.isPossible })
    func `a page for which the disk has no room is no page of the recording`() async throws {
        let disk = try #require(SmallDisk())
        let folder = disk.folder + "/recording"
        try tape.recorder.start(in: folder, server: tape.server)
        let page = Data(repeating: 7, count: 4 << 20)
        var answer = tape.answer(page, type: "image/png")
        answer.url = tape.request("/1.png").url
        let sink = MemoryBody()

        _ = try await RecordingTransport(tape.recorder, over: ScriptedTransport(answer)).send(
            tape.request("/1.png"),
            to: sink
        )

        #expect(sink.data == page)
        #expect(tape.reports.all == [.notWritten(folder, errno: ENOSPC)])
        #expect(try FileManager.default.subpathsOfDirectory(atPath: folder).sorted() == ["recording.json"])
    }
    #endif
}
