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

    /// What `place` is asked with; nil where there is nothing, or only for another server than its.
    func credentials(of place: Authenticator.Place) throws(CredentialError) -> Credentials? {
        let entry = try contents()[place.environment.rawValue]
        return entry.flatMap { $0.server == place.server.webOrigin ? $0.credentials : nil }
    }

    /// Changes one environment's, nil removes them; to be called while `lock` is held.
    func set(
        _ credentials: Credentials?,
        of place: Authenticator.Place,
        holding lock: FileLock
    ) throws(CredentialError) {
        var contents = try contents()
        let entry = credentials.map { Entry(server: place.server.webOrigin, credentials: $0) }
        guard contents[place.environment.rawValue] != entry else { return }
        contents[place.environment.rawValue] = entry
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

    private func contents() throws(CredentialError) -> [String: Entry] {
        guard let data = try PrivateFile.read(path) else { return [:] }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        do {
            return try decoder.decode([String: Entry].self, from: data)
        } catch {
            throw .fileGarbled(path: path)
        }
    }

    private func write(_ contents: [String: Entry]) throws(CredentialError) {
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

    /// One environment's; who changes its address must log in again, so that no other server gets the old one's.
    private struct Entry: Hashable, Codable {
        /// Scheme, host and port.
        var server: String
        var credentials: Credentials
    }
}
