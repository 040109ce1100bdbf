public import Foundation
import MangaConfig
import MangaLocalization

/// An answer that stands in a file (seed 002, “Mock file format”).
///
///     {"headers": {"Content-Type": "application/json"}, "body": {"id": 1}, "meta": {"statusCode": 200, "delay": 2.0}}
///
/// `headers` and `meta` may be missing: no headers, status 200, no delay. A header that comes more than once has a list of
/// its values; where names come again later or in another spelling, `headers` is a list of objects. In the place of `body`, `bodyFile` names a file beside it whose bytes are the body. Where more files follow
/// (`GET#2.json`), `meta.times` says how many requests this one answers before. A recording says more in `meta`:
/// `version` and `tries` of the answer, the `layout` of the JSON in `body` (`pretty`, `line`, `compact`), and `again`,
/// the headers that were others when it came a second time, a third time …
public struct MockFile: Hashable, Sendable {
    /// What is sent back.
    public enum Body: Hashable, Sendable {
        /// There is none, or it is null.
        case none
        case text(String)
        /// JSON of any other kind, numbers as they were written.
        case json(String)
        /// The path of a file.
        case file(String)
    }

    public var headers: HTTPHeaders
    public var body: Body
    public var status: Int
    public var delay: Duration
    /// How many requests in a row it answers where there is a next one.
    public var times: Int
    /// The protocol of the status line, `HTTP/1.1`; empty where nothing is said.
    public var version = ""
    /// How often the request was sent for it.
    public var tries = 1
    /// What stands in the place of `headers` of the same names at the second time, the third …, and at the last for ever.
    public var again: [HTTPHeaders] = []

    public init(headers: HTTPHeaders = [:], body: Body, status: Int = 200, delay: Duration = .zero, times: Int = 1) {
        self.headers = headers
        self.body = body
        self.status = status
        self.delay = delay
        self.times = times
    }

    /// Reads the file at `path`; throws `MockError` with the line or the key that is wrong.
    public init(path: String) throws(MockError) {
        let root = try MockFile.root(of: path)
        let reader = MockReader(path: path)
        guard let members = root.members else { throw .noObject(path, found: JSONWriter.line(root)) }
        try reader.expect(members, of: ["headers", "body", "bodyFile", "meta"], in: "")
        headers = try reader.headers(root["headers"], "headers")
        let known = ["statusCode", "delay", "times", "version", "tries", "layout", "again"]
        let meta = try root["meta"].map { meta throws(MockError) in
            try reader.expect(try reader.object(meta, "meta"), of: known, in: "meta.")
            return meta
        }
        body = try reader.body(root, in: try reader.layout(meta?["layout"]))
        // A status below that is no answer, but what comes before one (RFC 9110 §15.2).
        status = try reader.whole(meta?["statusCode"], "meta.statusCode", in: 200...599) ?? 200
        delay = .seconds(try reader.number(meta?["delay"], "meta.delay", in: 0...3600) ?? 0)
        times = try reader.whole(meta?["times"], "meta.times", in: 1...1_000_000) ?? 1
        version = try reader.version(meta?["version"])
        tries = try reader.whole(meta?["tries"], "meta.tries", in: 1...1_000) ?? 1
        again = try reader.headerLists(meta?["again"])
    }

    static func root(of path: String) throws(MockError) -> JSONNode {
        let bytes = try MockFile.contents(of: path)
        do throws(JSONSyntaxError) {
            return try JSONReader.read(Array(bytes))
        } catch {
            throw .notJSON(path, line: error.line, column: error.column, problem: error.problem.message)
        }
    }

    /// The bytes of the body; empty where there is none.
    public func bytes() throws(MockError) -> Data {
        switch body {
        case .none: Data()
        case .text(let text), .json(let text): Data(text.utf8)
        case .file(let path): try MockFile.contents(of: path)
        }
    }

    /// Hands the body on in pieces, so that a file is never whole in memory; throws `MockError`, and what `take` throws.
    func pieces(_ take: (UnsafeRawBufferPointer) throws -> Void) throws {
        guard case .file(let path) = body else {
            var rest = try bytes()[...]
            while !rest.isEmpty {
                try rest.prefix(RegularFile.portion).withUnsafeBytes(take)
                rest = rest.dropFirst(RegularFile.portion)
            }
            return
        }
        do {
            try RegularFile.read(path, take)
        } catch let error as RegularFile.Failure {
            throw MockError(error, at: path)
        }
    }

    private static func contents(of path: String) throws(MockError) -> Data {
        var bytes = Data()
        do {
            try RegularFile.read(path) { bytes.append(contentsOf: $0) }
        } catch {
            throw MockError(error as? RegularFile.Failure ?? RegularFile.Failure(code: EIO), at: path)
        }
        return bytes
    }
}

extension MockError {
    fileprivate init(_ failure: RegularFile.Failure, at path: String) {
        self = failure.code == ENOENT ? .missing(path) : .unreadable(path, errno: failure.code)
    }
}
