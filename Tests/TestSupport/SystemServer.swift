import Foundation
import MangaNetworking
import Synchronization

/// A program of the system that serves on a loopback port beside a test, until `stop`.
///
///     let proxy = try await SystemServer.tinyproxy()
///     defer { proxy.stop() }
public final class SystemServer: Sendable {
    public let port: Int
    private let folder: TemporaryFolder
    private let process: Process
    private let isStopped = Mutex(false)

    /// Returns when the program accepts connections; `arguments` are made for the port and the folder it gets.
    static func start(
        _ program: String,
        arguments: @escaping @Sendable (_ port: Int, _ folder: TemporaryFolder) throws -> [String]
    ) async throws -> SystemServer {
        try await offside {
            let path = try SystemProgram.path(of: program)
            for _ in 0..<5 {
                let server = try SystemServer(path, arguments)
                if try server.isReady() { return server }
                // Somebody else took the port between its choice and the start.
                guard server.log.contains("in use") else { throw SystemProgram.Failure(program, log: server.log) }
            }
            throw SystemProgram.Failure(program, log: "no free port")
        }
    }

    private init(_ path: String, _ arguments: (Int, TemporaryFolder) throws -> [String]) throws {
        let (listener, port) = try LoopbackSocket.listen()
        close(listener)
        self.port = port
        folder = try TemporaryFolder()
        process = Process()
        process.executableURL = URL(filePath: path)
        process.arguments = try arguments(port, folder)
        let output = try FileHandle(forWritingTo: folder.file("log"))
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = output
        try process.run()
    }

    deinit {
        stop()
    }

    /// `127.0.0.1:PORT`.
    public var name: String { "127.0.0.1:\(port)" }

    /// What the program has printed so far.
    public var log: String {
        // A log that cannot be read says nothing.
        (try? String(contentsOf: folder.url.appending(path: "log"), encoding: .utf8)) ?? ""
    }

    /// Kills the program and reaps it; its port is free afterwards.
    public func stop() {
        let isFirst = isStopped.withLock { isStopped in
            defer { isStopped = true }
            return !isStopped
        }
        guard isFirst else { return }
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    /// False when the program has ended instead.
    private func isReady() throws -> Bool {
        let deadline = ContinuousClock.now.advanced(by: .seconds(20))
        while ContinuousClock.now < deadline {
            if LoopbackSocket.isAccepting(port) { return true }
            guard process.isRunning else { return false }
            // Not every one of these programs says when it is ready.
            usleep(2000)
        }
        stop()
        throw SystemProgram.Failure(process.executableURL?.lastPathComponent ?? "", log: "never ready\n" + log)
    }
}
