import Foundation
import MangaConfig
import MangaLocalization
import MangaTerminal

/// Where a script's lines come from, one after another.
@MainActor
final class ScriptLines {
    /// No script is as large: a picture or an archive may be.
    private static let limit = 16_000_000

    let name: Argument
    /// The number of the last line, from 1.
    private(set) var number = 0
    private let read: (Int) async throws -> (line: String, number: Int)?

    private init(_ name: Argument, read: @escaping (Int) async throws -> (line: String, number: Int)?) {
        self.name = name
        self.read = read
    }

    /// The next line, without what ends it; nil at the end.
    ///
    /// Throws `ScriptError.noText`, which is about line `number`.
    func next() async throws -> String? {
        guard let (line, number) = try await read(number) else { return nil }
        self.number = number
        let text = number == 1 && line.first == "\u{FEFF}" ? String(line.dropFirst()) : line
        // What is no UTF-8 was replaced when it was read.
        if text.unicodeScalars.contains(where: { $0 == "\u{0}" || $0 == "\u{FFFD}" }) { throw ScriptError.noText }
        return text
    }

    /// Those of the file at `path`, which is read at once.
    static func file(_ path: String) throws(ScriptError) -> ScriptLines {
        let bytes = try contents(of: path)
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
            String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
        }
        return ScriptLines(.text(path)) { number in
            number < lines.count ? (lines[number], number + 1) : nil
        }
    }

    /// Those of standard input, each read when its turn comes: commands may read what follows them.
    static func standardInput(_ session: Session) -> ScriptLines {
        ScriptLines(.message(Message(ScriptPhrase.standardInput))) { _ in
            await session.nextLine().map { ($0, session.linesRead) }
        }
    }

    /// The text of the file at `path`, whatever it is.
    static func text(of path: String) throws(ScriptError) -> String {
        String(decoding: try contents(of: path), as: UTF8.self)
    }

    private static func contents(of path: String) throws(ScriptError) -> [UInt8] {
        let path = HomePath.expanded(path)
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .unreadable(path: path, errno: errno) }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = Foundation.read(descriptor, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw .unreadable(path: path, errno: errno) }
            if count == 0 { return bytes }
            bytes += chunk[..<count]
            if bytes.count > limit { throw .tooLarge(path: path, size: limit) }
        }
    }
}
