public import Foundation
import MangaConfig
import MangaLocalization

/// An answer that stands in a file (seed 002, “Mock file format”).
///
///     {"headers": {"Content-Type": "application/json"}, "body": {"id": 1}, "meta": {"statusCode": 200, "delay": 2.0}}
///
/// `headers` and `meta` may be missing: no headers, status 200, no delay. In the place of `body`, `bodyFile` names a file
/// beside it whose bytes are the body.
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

    public init(headers: HTTPHeaders = [:], body: Body, status: Int = 200, delay: Duration = .zero) {
        self.headers = headers
        self.body = body
        self.status = status
        self.delay = delay
    }

    /// Reads the file at `path`; throws `MockError` with the line or the key that is wrong.
    public init(path: String) throws(MockError) {
        let root = try MockFile.root(of: path)
        let reader = MockReader(path: path)
        let members = try reader.object(root, ".")
        try reader.expect(members, of: ["headers", "body", "bodyFile", "meta"], in: "")
        headers = try reader.headers(root["headers"])
        body = try reader.body(root)
        let meta = try root["meta"].map { meta throws(MockError) in
            try reader.expect(try reader.object(meta, "meta"), of: ["statusCode", "delay"], in: "meta.")
            return meta
        }
        status = Int(try reader.number(meta?["statusCode"], "meta.statusCode", in: 100...599) ?? 200)
        delay = .seconds(try reader.number(meta?["delay"], "meta.delay", in: 0...3600) ?? 0)
    }

    private static func root(of path: String) throws(MockError) -> JSONNode {
        let bytes: Data
        do {
            bytes = try Data(contentsOf: URL(filePath: path))
        } catch {
            throw access(path, F_OK) == 0 ? .unreadable(path, reason: error.localizedDescription) : .missing(path)
        }
        do throws(JSONSyntaxError) {
            return try JSONReader.read(Array(bytes))
        } catch {
            throw .notJSON(path, line: error.line, column: error.column, problem: error.problem.message)
        }
    }

    /// The bytes of the body; empty where there is none.
    public func bytes() throws(MockError) -> Data {
        switch body {
        case .none: return Data()
        case .text(let text), .json(let text): return Data(text.utf8)
        case .file(let path):
            do {
                return try Data(contentsOf: URL(filePath: path))
            } catch {
                throw access(path, F_OK) == 0 ? .unreadable(path, reason: error.localizedDescription) : .missing(path)
            }
        }
    }
}
