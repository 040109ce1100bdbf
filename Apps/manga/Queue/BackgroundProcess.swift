import Foundation
import MangaKit

/// This program once more, in a session of its own: no terminal, what it says in a log.
struct BackgroundProcess {
    #if os(Linux)
    /// POSIX_SPAWN_SETSID of <spawn.h>, which glibc and musl show to GNU sources alone.
    private static let newSession: Int16 = 0x80
    #else
    private static let newSession = Int16(POSIX_SPAWN_SETSID)
    #endif

    let number: pid_t

    /// Starts it with `arguments`, and nothing but `variables` around it; throws `ShellError.notDetached`.
    ///
    /// A new program rather than a fork: nothing of this process's threads, locks and databases goes along.
    init(_ arguments: [String], variables: [String: String], log: String) throws(ShellError) {
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, log, O_WRONLY | O_CREAT | O_APPEND, 0o600)
        posix_spawn_file_actions_adddup2(&actions, 1, 2)
        for descriptor in BackgroundProcess.inherited {
            posix_spawn_file_actions_addclose(&actions, descriptor)
        }
        posix_spawnattr_setflags(&attributes, BackgroundProcess.newSession)
        number = try BackgroundProcess.spawn(arguments, variables, &actions, &attributes)
    }

    /// What whoever started this process has left open: one who waits for its end must not wait for the other's.
    private static var inherited: [Int32] {
        // Without such a folder there is nothing to be known, and most descriptors close by themselves.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/dev/fd")) ?? []
        return names.compactMap { Int32($0) }.filter { $0 > 2 }
    }

    private static func spawn(
        _ arguments: [String],
        _ variables: [String: String],
        _ actions: inout posix_spawn_file_actions_t,
        _ attributes: inout posix_spawnattr_t
    ) throws(ShellError) -> pid_t {
        let program = Bundle.main.executablePath ?? CommandLine.arguments[0]
        var words = ([program] + arguments).map { strdup($0) } + [nil]
        var environment = variables.map { strdup("\($0)=\($1)") } + [nil]
        defer { for word in words + environment { free(word) } }
        var number = pid_t()
        let code = posix_spawn(&number, program, &actions, &attributes, &words, &environment)
        guard code == 0 else { throw .notDetached(program: program, errno: code) }
        return number
    }

    /// Its status where it has ended, nil where it runs.
    func status() -> Int32? {
        var status: Int32 = 0
        guard waitpid(number, &status, WNOHANG) == number else { return nil }
        // Of an exit, the second byte (wait(2)); a signal that ended it is no good status either.
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
    }

    /// Takes its end when that comes, so that it leaves nothing behind in the table of processes.
    func reap() {
        let number = number
        Thread { waitpid(number, nil, 0) }.start()
    }
}
