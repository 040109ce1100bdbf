import Foundation
import TestSupport

/// Programs behind a terminal that controls them: signals from keys, and jobs, come only there.
enum SessionLeader {
    private static let setsid = URL(filePath: "/usr/bin/setsid")

    static var isThere: Bool { FileManager.default.isExecutableFile(atPath: "/usr/bin/setsid") }

    /// A shell in which `$MANGA` is the built program.
    static func bash(home: TemporaryFolder, columns: Int, rows: Int) throws -> PseudoTerminal {
        try PseudoTerminal(
            ["--ctty", "/bin/bash", "--norc", "--noprofile", "-i"],
            home: home,
            columns: columns,
            rows: rows,
            program: setsid,
            variables: ["PS1": "$ ", "MANGA": ProgramRun.executable.path(percentEncoded: false), "TERM": "xterm"]
        )
    }

    /// The built program itself.
    static func manga(_ arguments: [String], home: TemporaryFolder, columns: Int, rows: Int) throws -> PseudoTerminal {
        try PseudoTerminal(
            ["--ctty", ProgramRun.executable.path(percentEncoded: false)] + arguments,
            home: home,
            columns: columns,
            rows: rows,
            program: setsid
        )
    }
}
