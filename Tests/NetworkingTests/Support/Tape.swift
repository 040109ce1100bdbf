import Foundation
import MangaNetworking
import Synchronization
import TestSupport
import Testing

/// A recorder with a folder of its own, and what it records.
struct Tape {
    let folder: TemporaryFolder
    let recorder: Recorder
    let reports = Reports()
    let server = URL(literal: "http://manga.test:3001")

    init() throws {
        folder = try TemporaryFolder()
        let reports = reports
        recorder = Recorder { reports.add($0) }
    }

    /// Where it records.
    var path: String { folder.at("recording") }

    var replay: MockTransport {
        MockTransport(folder: path, servers: [])
    }

    func start() throws {
        try recorder.start(in: path, server: server)
    }

    func request(_ path: String, _ method: HTTPMethod = .get, body: Data? = nil) -> HTTPRequest {
        HTTPRequest(method, URL(literal: server.absoluteString + path), body: body)
    }

    func answer(
        _ body: Data,
        status: Int = 200,
        type: String = "application/json",
        headers: HTTPHeaders = [:]
    ) -> HTTPResponse {
        var all = headers
        all["Content-Type"] = type
        return HTTPResponse(status: status, headers: all, body: body, url: server)
    }

    /// Lets a server answer `request` while it is recorded; the answer comes from `url`, or from where it was asked.
    func record(_ answer: HTTPResponse, to request: HTTPRequest, at url: URL? = nil) async throws {
        var answer = answer
        answer.url = url ?? request.url
        let transport = RecordingTransport(recorder, over: ScriptedTransport(answer))
        #expect(try await transport.send(request, to: nil) == answer)
    }

    /// What the recording of `answer` to `request` says.
    func replayed(_ answer: HTTPResponse, _ request: HTTPRequest) async throws -> HTTPResponse {
        try start()
        try await record(answer, to: request)
        return try await replay.send(request, to: nil)
    }

    /// The files of the recording but its note, by name.
    var files: [String] {
        get throws {
            try FileManager.default.subpathsOfDirectory(atPath: path).filter { name in
                var isFolder: ObjCBool = false
                _ = FileManager.default.fileExists(atPath: "\(path)/\(name)", isDirectory: &isFolder)
                return !isFolder.boolValue && name != "recording.json"
            }
            .sorted()
        }
    }
}

/// What a recorder has reported.
final class Reports: Sendable {
    private let state = Mutex<[RecordError]>([])

    var all: [RecordError] { state.withLock { $0 } }

    func add(_ report: RecordError) {
        state.withLock { $0.append(report) }
    }
}

/// Keeps a body.
final class MemoryBody: BodySink {
    private let state = Mutex(Data())

    var data: Data { state.withLock { $0 } }

    func accepts(_ head: HTTPResponse) throws -> Bool { true }

    func write(_ bytes: UnsafeRawBufferPointer) throws {
        state.withLock { $0.append(contentsOf: bytes) }
    }
}
