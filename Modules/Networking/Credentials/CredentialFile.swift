import Foundation
import MangaModels

/// The credentials of all environments on disk: JSON that only its owner may read, written whole or not at all.
///
/// Several processes may use one file: who changes it holds its lock, and changes one environment only.
public struct CredentialFile: Sendable {
    public let path: String

    public init(path: String) {
        self.path = path
    }

    /// What `environment` is asked with; nil where there is nothing.
    func credentials(of environment: EnvironmentID) throws(CredentialError) -> Credentials? {
        try contents()[environment.rawValue]
    }

    /// Changes one environment's, nil removes them; to be called while `lock` is held.
    func set(
        _ credentials: Credentials?,
        of environment: EnvironmentID,
        holding lock: FileLock
    ) throws(CredentialError) {
        var contents = try contents()
        guard contents[environment.rawValue] != credentials else { return }
        contents[environment.rawValue] = credentials
        try write(contents)
        // The compiler may end a value's life after its last use; the lock must outlast the write.
        withExtendedLifetime(lock) {}
    }

    /// The right to change the file, as soon as no other process has it; gives up after half a minute.
    func lock(_ clock: any Clock<Duration>) async throws -> FileLock {
        try makeFolder()
        for _ in 0..<600 {
            if let lock = try FileLock.take("\(path).lock") { return lock }
            try await clock.sleep(for: .milliseconds(50))
        }
        throw CredentialError.fileLocked(path: path)
    }

    private func contents() throws(CredentialError) -> [String: Credentials] {
        guard let data = try PrivateFile.read(path) else { return [:] }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        do {
            return try decoder.decode([String: Credentials].self, from: data)
        } catch {
            throw .fileGarbled(path: path)
        }
    }

    private func write(_ contents: [String: Credentials]) throws(CredentialError) {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(contents) else {  // Text and dates always have a form in JSON.
            throw .fileNotWritten(path: path, errno: EINVAL)
        }
        try PrivateFile.write(data, to: path)
    }

    private func makeFolder() throws(CredentialError) {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw .fileNotWritten(path: path, errno: errno)
        }
    }
}
