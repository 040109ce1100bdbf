public import Foundation

/// Answers from a folder of mock files instead of a network (`MockPath`, `MockFile`).
///
/// A request without a file throws `MockError.noFile`, which names the file that was looked for. What is asked again gets
/// the next answer, where there is one (`MockReplay`). Redirects are followed as libcurl's are. What a file says is
/// what came in the end: nothing is tried again, whatever its status.
public struct MockTransport: HTTPTransport {
    private let folder: MockFolder
    private let origins: Set<String>
    /// Of the server that the folder was recorded from.
    private let recorded: String?
    /// How the files may be called.
    private let namings: [MockNaming]
    /// What is wrong with what says so.
    private let flaw: MockError?
    private let replay: MockReplay
    private let sleep: @Sendable (Duration) async throws -> Void

    /// `servers` are those whose answers stand in `folder` itself, beside the one it was recorded from; `replay` is shared
    /// by those that play the same folder to the same user; `sleep` waits for as long as a file says.
    public init(
        folder: String,
        servers: [URL],
        replay: MockReplay = MockReplay(),
        sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
    ) {
        self.folder = MockFolder(folder)
        do throws(MockError) {
            let note = try RecordingNote.read(in: folder)
            recorded = note?.server.webOrigin
            namings = note?.naming == .first ? [.current, .first] : [.current]
            flaw = nil
        } catch {
            recorded = nil
            namings = []
            flaw = error
        }
        origins = Set(servers.map(\.webOrigin) + [recorded].compactMap(\.self))
        self.replay = replay
        self.sleep = sleep
    }

    public func send(_ request: HTTPRequest, to sink: (any BodySink)?) async throws -> HTTPResponse {
        var request = request.withoutUserInURL
        var trail = RedirectTrail()
        while true {
            try Task.checkCancellation()
            try request.validate()
            if let flaw { throw flaw }
            let (path, file) = try replay.file(at: try path(for: request), in: folder)
            try await wait(for: file, asked: request)
            guard Redirect.statuses.contains(file.status), let target = file.headers["Location"] else {
                return try response(file, at: path, to: request, sink)
            }
            let address = URL(string: target, relativeTo: request.url)?.absoluteString ?? target
            request = try trail.step(from: request, by: Redirect(status: file.status, target: address))
        }
    }

    public func shutdown() async {}

    /// As long as the file says; a request that has no patience for that gives up when a server's silence would end it.
    private func wait(for file: MockFile, asked request: HTTPRequest) async throws {
        guard file.delay > .zero else { return }
        let patience = min(request.stallTimeout, request.totalTimeout ?? request.stallTimeout)
        try await sleep(min(file.delay, patience))
        guard file.delay > patience else { return }
        let server = request.url.server
        throw patience < request.stallTimeout
            ? TransportError.totalTimeout(server: server, patience) : .stalled(server: server, patience)
    }

    /// The bodies of all successes that answer a GET of the same path, whatever its query, or of a path one level below.
    public func answers(beside request: HTTPRequest) -> [Data] {
        paths(of: request).flatMap { folder.bodies(at: $0.folder) }
    }

    private func path(for request: HTTPRequest) throws(MockError) -> String {
        let paths = paths(of: request)
        for path in paths { if let file = try folder.file(for: path) { return file } }
        let address = Redaction.url(request.url.absoluteString)
        let wanted = paths.last { $0.naming == .current }?.wanted.map { "\(folder.path)/\($0)" } ?? []
        throw .noFile(
            request: "\(request.method.value) \(address)",
            path: wanted.first ?? folder.path,
            common: wanted.dropFirst().first
        )
    }

    /// The last of the current naming is where an answer is expected; in a recording of another server, those of
    /// `request`'s may stand below its name.
    private func paths(of request: HTTPRequest) -> [MockPath] {
        let origin = request.url.webOrigin
        let isOwn = origins.contains(origin)
        let isGuest = isOwn && recorded != nil && recorded != origin
        return namings.flatMap { naming in
            (isGuest ? [MockPath(request, isOwn: false, by: naming)] : [])
                + [MockPath(request, isOwn: isOwn, by: naming)]
        }
    }

    private func response(
        _ file: MockFile,
        at path: String,
        to request: HTTPRequest,
        _ sink: (any BodySink)?
    ) throws -> HTTPResponse {
        var response = HTTPResponse(status: file.status, headers: file.headers, url: request.url)
        response.mockFile = path
        (response.version, response.tries) = (file.version, file.tries)
        let accepted = try sink?.accepts(response) == true ? sink : nil
        // These have no body, whatever a file says (RFC 9110 §6.4.1).
        if request.method == .head || file.status == 204 || file.status == 304 { return response }
        try file.pieces { piece in
            try Task.checkCancellation()
            if let accepted { return try accepted.write(piece) }
            guard response.body.count + piece.count <= request.bodyLimit else {
                throw TransportError.bodyTooLarge(server: request.url.server, limit: request.bodyLimit)
            }
            response.body.append(contentsOf: piece)
        }
        return response
    }
}
